/*! texts/nb 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['nb'] = all['no'] = all['nn'] = {
  "loading": "Laster inn \u2026",
  "loaded": "Lastet inn.",
  "failed": "Innholdet kunne ikke lastes inn.",
  "timeout": "ikke noe svar i tide",
  "unreachable": "serveren kan ikke n\u00e5s",
  "refused": "adressen er ikke tillatt",
  "tryAgain": "Pr\u00f8v igjen",
  "play": "Start automatisk bytte",
  "pause": "Stopp automatisk bytte",
  "tabs": "Faner",
  "moreTabs": "Flere faner",
  "close": "Lukk",
  "slide": "Lysbilde",
  "slides": "Lysbilder",
  "dots": "Velg et lysbilde",
  "carousel": "karusell",
  "closed": "lukket",
  "deleteCloses": "Delete lukker den."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
