/*! texts/de 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['de'] = {
  "loading": "Wird geladen \u2026",
  "loaded": "Geladen.",
  "failed": "Dieser Inhalt konnte nicht geladen werden.",
  "timeout": "keine Antwort in angemessener Zeit",
  "unreachable": "der Server ist nicht erreichbar",
  "refused": "die Adresse ist nicht erlaubt",
  "tryAgain": "Noch einmal versuchen",
  "play": "Automatischen Wechsel starten",
  "pause": "Automatischen Wechsel anhalten",
  "tabs": "Registerkarten",
  "moreTabs": "Weitere Registerkarten",
  "close": "Schlie\u00dfen:",
  "slide": "Bild",
  "slides": "Bilder",
  "dots": "Bild ausw\u00e4hlen",
  "carousel": "Karussell",
  "closed": "geschlossen",
  "deleteCloses": "Entf schlie\u00dft sie."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
