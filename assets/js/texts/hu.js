/*! texts/hu 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['hu'] = {
  "loading": "Bet\u00f6lt\u00e9s\u2026",
  "loaded": "Bet\u00f6ltve.",
  "failed": "Ezt a tartalmat nem siker\u00fclt bet\u00f6lteni.",
  "timeout": "nem \u00e9rkezett id\u0151ben v\u00e1lasz",
  "unreachable": "a kiszolg\u00e1l\u00f3 nem \u00e9rhet\u0151 el",
  "refused": "a c\u00edm nem enged\u00e9lyezett",
  "tryAgain": "Pr\u00f3b\u00e1lja \u00fajra",
  "play": "Automatikus v\u00e1lt\u00e1s ind\u00edt\u00e1sa",
  "pause": "Automatikus v\u00e1lt\u00e1s le\u00e1ll\u00edt\u00e1sa",
  "tabs": "Lapf\u00fclek",
  "moreTabs": "Tov\u00e1bbi lapf\u00fclek",
  "close": "Bez\u00e1r\u00e1s:",
  "slide": "Dia",
  "slides": "Di\u00e1k",
  "dots": "Dia kiv\u00e1laszt\u00e1sa",
  "carousel": "k\u00f6rhinta",
  "closed": "bez\u00e1rva",
  "deleteCloses": "A Delete billenty\u0171 bez\u00e1rja."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
