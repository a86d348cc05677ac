/*! texts/zh-Hant 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['zh-hant'] = all['zh-tw'] = all['zh-hk'] = all['zh-mo'] = {
  "loading": "\u8f09\u5165\u4e2d\u2026",
  "loaded": "\u5df2\u8f09\u5165\u3002",
  "failed": "\u7121\u6cd5\u8f09\u5165\u6b64\u5167\u5bb9\u3002",
  "timeout": "\u672a\u53ca\u6642\u6536\u5230\u56de\u61c9",
  "unreachable": "\u7121\u6cd5\u9023\u7dda\u5230\u4f3a\u670d\u5668",
  "refused": "\u4e0d\u5141\u8a31\u5b58\u53d6\u8a72\u7db2\u5740",
  "tryAgain": "\u518d\u8a66\u4e00\u6b21",
  "play": "\u958b\u59cb\u81ea\u52d5\u5207\u63db",
  "pause": "\u505c\u6b62\u81ea\u52d5\u5207\u63db",
  "tabs": "\u5206\u9801",
  "moreTabs": "\u66f4\u591a\u5206\u9801",
  "close": "\u95dc\u9589",
  "slide": "\u6295\u5f71\u7247",
  "slides": "\u6295\u5f71\u7247",
  "dots": "\u9078\u64c7\u6295\u5f71\u7247",
  "carousel": "\u8f2a\u64ad",
  "closed": "\u5df2\u95dc\u9589",
  "deleteCloses": "\u6309 Delete \u9375\u95dc\u9589\u3002"
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
