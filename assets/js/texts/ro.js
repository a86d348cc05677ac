/*! texts/ro 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['ro'] = {
  "loading": "Se \u00eencarc\u0103\u2026",
  "loaded": "S-a \u00eenc\u0103rcat.",
  "failed": "Acest con\u021binut nu a putut fi \u00eenc\u0103rcat.",
  "timeout": "niciun r\u0103spuns la timp",
  "unreachable": "serverul nu poate fi contactat",
  "refused": "adresa nu este permis\u0103",
  "tryAgain": "\u00cencerca\u021bi din nou",
  "play": "Porne\u0219te schimbarea automat\u0103",
  "pause": "Opre\u0219te schimbarea automat\u0103",
  "tabs": "File",
  "moreTabs": "Mai multe file",
  "close": "\u00cenchide",
  "slide": "Diapozitiv",
  "slides": "Diapozitive",
  "dots": "Alege\u021bi un diapozitiv",
  "carousel": "carusel",
  "closed": "\u00eenchis\u0103",
  "deleteCloses": "Tasta Delete o \u00eenchide."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
