/*! texts/tr 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['tr'] = {
  "loading": "Y\u00fckleniyor\u2026",
  "loaded": "Y\u00fcklendi.",
  "failed": "Bu i\u00e7erik y\u00fcklenemedi.",
  "timeout": "zaman\u0131nda yan\u0131t al\u0131namad\u0131",
  "unreachable": "sunucuya ula\u015f\u0131lam\u0131yor",
  "refused": "adrese izin verilmiyor",
  "tryAgain": "Yeniden dene",
  "play": "Otomatik ge\u00e7i\u015fi ba\u015flat",
  "pause": "Otomatik ge\u00e7i\u015fi durdur",
  "tabs": "Sekmeler",
  "moreTabs": "Di\u011fer sekmeler",
  "close": "Kapat:",
  "slide": "Slayt",
  "slides": "Slaytlar",
  "dots": "Slayt se\u00e7",
  "carousel": "slayt g\u00f6sterisi",
  "closed": "kapat\u0131ld\u0131",
  "deleteCloses": "Delete tu\u015fu kapat\u0131r."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
