/*! texts/fi 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['fi'] = {
  "loading": "Ladataan\u2026",
  "loaded": "Ladattu.",
  "failed": "Sis\u00e4lt\u00f6\u00e4 ei voitu ladata.",
  "timeout": "vastausta ei saatu ajoissa",
  "unreachable": "palvelimeen ei saada yhteytt\u00e4",
  "refused": "osoite ei ole sallittu",
  "tryAgain": "Yrit\u00e4 uudelleen",
  "play": "K\u00e4ynnist\u00e4 automaattinen vaihto",
  "pause": "Pys\u00e4yt\u00e4 automaattinen vaihto",
  "tabs": "V\u00e4lilehdet",
  "moreTabs": "Lis\u00e4\u00e4 v\u00e4lilehti\u00e4",
  "close": "Sulje",
  "slide": "Dia",
  "slides": "Diat",
  "dots": "Valitse dia",
  "carousel": "karuselli",
  "closed": "suljettu",
  "deleteCloses": "Delete sulkee sen."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
