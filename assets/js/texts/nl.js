/*! texts/nl 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['nl'] = {
  "loading": "Laden\u2026",
  "loaded": "Geladen.",
  "failed": "Deze inhoud kon niet worden geladen.",
  "timeout": "geen antwoord op tijd",
  "unreachable": "de server is niet bereikbaar",
  "refused": "het adres is niet toegestaan",
  "tryAgain": "Opnieuw proberen",
  "play": "Automatisch wisselen starten",
  "pause": "Automatisch wisselen stoppen",
  "tabs": "Tabbladen",
  "moreTabs": "Meer tabbladen",
  "close": "Sluiten:",
  "slide": "Dia",
  "slides": "Dia\u2019s",
  "dots": "Kies een dia",
  "carousel": "carrousel",
  "closed": "gesloten",
  "deleteCloses": "Delete sluit het."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
