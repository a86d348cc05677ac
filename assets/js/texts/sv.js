/*! texts/sv 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['sv'] = {
  "loading": "L\u00e4ser in \u2026",
  "loaded": "Inl\u00e4st.",
  "failed": "Inneh\u00e5llet kunde inte l\u00e4sas in.",
  "timeout": "inget svar i tid",
  "unreachable": "servern kan inte n\u00e5s",
  "refused": "adressen \u00e4r inte till\u00e5ten",
  "tryAgain": "F\u00f6rs\u00f6k igen",
  "play": "Starta automatiskt byte",
  "pause": "Stoppa automatiskt byte",
  "tabs": "Flikar",
  "moreTabs": "Fler flikar",
  "close": "St\u00e4ng",
  "slide": "Bild",
  "slides": "Bilder",
  "dots": "V\u00e4lj en bild",
  "carousel": "karusell",
  "closed": "st\u00e4ngd",
  "deleteCloses": "Delete st\u00e4nger den."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
