/*! texts/pl 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['pl'] = {
  "loading": "\u0141adowanie\u2026",
  "loaded": "Za\u0142adowano.",
  "failed": "Nie uda\u0142o si\u0119 za\u0142adowa\u0107 tej tre\u015bci.",
  "timeout": "brak odpowiedzi w wyznaczonym czasie",
  "unreachable": "serwer jest nieosi\u0105galny",
  "refused": "ten adres jest niedozwolony",
  "tryAgain": "Spr\u00f3buj ponownie",
  "play": "W\u0142\u0105cz automatyczn\u0105 zmian\u0119",
  "pause": "Zatrzymaj automatyczn\u0105 zmian\u0119",
  "tabs": "Karty",
  "moreTabs": "Wi\u0119cej kart",
  "close": "Zamknij",
  "slide": "Slajd",
  "slides": "Slajdy",
  "dots": "Wybierz slajd",
  "carousel": "karuzela",
  "closed": "zamkni\u0119ta",
  "deleteCloses": "Klawisz Delete j\u0105 zamyka."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
