/*! texts/ko 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['ko'] = {
  "loading": "\ubd88\ub7ec\uc624\ub294 \uc911\u2026",
  "loaded": "\ubd88\ub7ec\uc654\uc2b5\ub2c8\ub2e4.",
  "failed": "\uc774 \ucf58\ud150\uce20\ub97c \ubd88\ub7ec\uc62c \uc218 \uc5c6\uc2b5\ub2c8\ub2e4.",
  "timeout": "\uc81c\uc2dc\uac04\uc5d0 \uc751\ub2f5\uc774 \uc5c6\uc2b5\ub2c8\ub2e4",
  "unreachable": "\uc11c\ubc84\uc5d0 \uc5f0\uacb0\ud560 \uc218 \uc5c6\uc2b5\ub2c8\ub2e4",
  "refused": "\ud5c8\uc6a9\ub418\uc9c0 \uc54a\ub294 \uc8fc\uc18c\uc785\ub2c8\ub2e4",
  "tryAgain": "\ub2e4\uc2dc \uc2dc\ub3c4",
  "play": "\uc790\ub3d9 \uc804\ud658 \uc2dc\uc791",
  "pause": "\uc790\ub3d9 \uc804\ud658 \uc911\uc9c0",
  "tabs": "\ud0ed",
  "moreTabs": "\ud0ed \ub354 \ubcf4\uae30",
  "close": "\ub2eb\uae30",
  "slide": "\uc2ac\ub77c\uc774\ub4dc",
  "slides": "\uc2ac\ub77c\uc774\ub4dc",
  "dots": "\uc2ac\ub77c\uc774\ub4dc \uc120\ud0dd",
  "carousel": "\uce90\ub7ec\uc140",
  "closed": "\ub2eb\ud798",
  "deleteCloses": "Delete \ud0a4\ub85c \ub2eb\uc2b5\ub2c8\ub2e4."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
