/*! texts/da 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['da'] = {
  "loading": "Indl\u00e6ser \u2026",
  "loaded": "Indl\u00e6st.",
  "failed": "Indholdet kunne ikke indl\u00e6ses.",
  "timeout": "intet svar i tide",
  "unreachable": "serveren kan ikke n\u00e5s",
  "refused": "adressen er ikke tilladt",
  "tryAgain": "Pr\u00f8v igen",
  "play": "Start automatisk skift",
  "pause": "Stop automatisk skift",
  "tabs": "Faner",
  "moreTabs": "Flere faner",
  "close": "Luk",
  "slide": "Billede",
  "slides": "Billeder",
  "dots": "V\u00e6lg et billede",
  "carousel": "karrusel",
  "closed": "lukket",
  "deleteCloses": "Delete lukker den."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
