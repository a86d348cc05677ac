# Read by Orca at its start: a voice that writes each utterance as a line into a file.
import os
import sys
import types

from orca import settings, speechserver


class SpeechServer(speechserver.SpeechServer):
    own = None

    @staticmethod
    def getFactoryName():
        return "Transcript"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.own = SpeechServer.own or SpeechServer()
        return SpeechServer.own

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["Transcript", "transcript"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        text = " ".join((text or "").split())
        if text:
            with open(os.environ["TRANSCRIPT"], "a", encoding="utf-8") as file:
                file.write(text + "\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            self.speak(context.utterance)


voice = types.ModuleType("orca.transcript")
voice.SpeechServer = SpeechServer
sys.modules["orca.transcript"] = voice
settings.speechServerFactory = "transcript"
settings.speechFactoryModules = ["transcript"]
settings.speechServerInfo = None
settings.enablePositionSpeaking = True
settings.enableKeyEcho = False
settings.enableEchoByWord = False
# What a page says when a person comes to it is not what is listened to.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
