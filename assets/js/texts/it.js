/*! texts/it 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['it'] = {
  "loading": "Caricamento\u2026",
  "loaded": "Caricato.",
  "failed": "Non \u00e8 stato possibile caricare questo contenuto.",
  "timeout": "nessuna risposta in tempo utile",
  "unreachable": "il server non \u00e8 raggiungibile",
  "refused": "l\u2019indirizzo non \u00e8 consentito",
  "tryAgain": "Riprova",
  "play": "Avvia il cambio automatico",
  "pause": "Ferma il cambio automatico",
  "tabs": "Schede",
  "moreTabs": "Altre schede",
  "close": "Chiudi",
  "slide": "Diapositiva",
  "slides": "Diapositive",
  "dots": "Scegli una diapositiva",
  "carousel": "carosello",
  "closed": "chiusa",
  "deleteCloses": "Canc la chiude."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
