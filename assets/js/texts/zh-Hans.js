/*! texts/zh-Hans 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['zh-hans'] = all['zh'] = {
  "loading": "\u6b63\u5728\u52a0\u8f7d\u2026",
  "loaded": "\u5df2\u52a0\u8f7d\u3002",
  "failed": "\u65e0\u6cd5\u52a0\u8f7d\u6b64\u5185\u5bb9\u3002",
  "timeout": "\u672a\u53ca\u65f6\u6536\u5230\u54cd\u5e94",
  "unreachable": "\u65e0\u6cd5\u8fde\u63a5\u670d\u52a1\u5668",
  "refused": "\u4e0d\u5141\u8bb8\u8bbf\u95ee\u8be5\u5730\u5740",
  "tryAgain": "\u91cd\u8bd5",
  "play": "\u5f00\u59cb\u81ea\u52a8\u5207\u6362",
  "pause": "\u505c\u6b62\u81ea\u52a8\u5207\u6362",
  "tabs": "\u6807\u7b7e\u9875",
  "moreTabs": "\u66f4\u591a\u6807\u7b7e\u9875",
  "close": "\u5173\u95ed",
  "slide": "\u5e7b\u706f\u7247",
  "slides": "\u5e7b\u706f\u7247",
  "dots": "\u9009\u62e9\u5e7b\u706f\u7247",
  "carousel": "\u8f6e\u64ad",
  "closed": "\u5df2\u5173\u95ed",
  "deleteCloses": "\u6309 Delete \u952e\u5173\u95ed\u3002"
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
