/*! texts/fr 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['fr'] = {
  "loading": "Chargement\u2026",
  "loaded": "Charg\u00e9.",
  "failed": "Ce contenu n\u2019a pas pu \u00eatre charg\u00e9.",
  "timeout": "pas de r\u00e9ponse \u00e0 temps",
  "unreachable": "le serveur est injoignable",
  "refused": "l\u2019adresse n\u2019est pas autoris\u00e9e",
  "tryAgain": "R\u00e9essayer",
  "play": "D\u00e9marrer le d\u00e9filement automatique",
  "pause": "Arr\u00eater le d\u00e9filement automatique",
  "tabs": "Onglets",
  "moreTabs": "Plus d\u2019onglets",
  "close": "Fermer",
  "slide": "Diapositive",
  "slides": "Diapositives",
  "dots": "Choisir une diapositive",
  "carousel": "carrousel",
  "closed": "ferm\u00e9",
  "deleteCloses": "Suppr le ferme."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
