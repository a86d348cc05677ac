/*! texts/cs 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['cs'] = {
  "loading": "Na\u010d\u00edt\u00e1n\u00ed\u2026",
  "loaded": "Na\u010dteno.",
  "failed": "Tento obsah se nepoda\u0159ilo na\u010d\u00edst.",
  "timeout": "odpov\u011b\u010f nep\u0159i\u0161la v\u010das",
  "unreachable": "server nen\u00ed dostupn\u00fd",
  "refused": "adresa nen\u00ed povolena",
  "tryAgain": "Zkusit znovu",
  "play": "Spustit automatick\u00e9 st\u0159\u00edd\u00e1n\u00ed",
  "pause": "Zastavit automatick\u00e9 st\u0159\u00edd\u00e1n\u00ed",
  "tabs": "Karty",
  "moreTabs": "Dal\u0161\u00ed karty",
  "close": "Zav\u0159\u00edt",
  "slide": "Sn\u00edmek",
  "slides": "Sn\u00edmky",
  "dots": "V\u00fdb\u011br sn\u00edmku",
  "carousel": "karusel",
  "closed": "zav\u0159ena",
  "deleteCloses": "Zav\u0159e ji kl\u00e1vesa Delete."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
