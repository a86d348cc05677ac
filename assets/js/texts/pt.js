/*! texts/pt 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['pt'] = {
  "loading": "A carregar\u2026",
  "loaded": "Carregado.",
  "failed": "N\u00e3o foi poss\u00edvel carregar este conte\u00fado.",
  "timeout": "sem resposta a tempo",
  "unreachable": "n\u00e3o \u00e9 poss\u00edvel contactar o servidor",
  "refused": "o endere\u00e7o n\u00e3o \u00e9 permitido",
  "tryAgain": "Tentar novamente",
  "play": "Iniciar a mudan\u00e7a autom\u00e1tica",
  "pause": "Parar a mudan\u00e7a autom\u00e1tica",
  "tabs": "Separadores",
  "moreTabs": "Mais separadores",
  "close": "Fechar",
  "slide": "Diapositivo",
  "slides": "Diapositivos",
  "dots": "Escolher um diapositivo",
  "carousel": "carrossel",
  "closed": "fechado",
  "deleteCloses": "Delete fecha-o."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
