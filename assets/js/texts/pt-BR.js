/*! texts/pt-BR 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['pt-br'] = {
  "loading": "Carregando\u2026",
  "loaded": "Carregado.",
  "failed": "N\u00e3o foi poss\u00edvel carregar este conte\u00fado.",
  "timeout": "sem resposta a tempo",
  "unreachable": "n\u00e3o \u00e9 poss\u00edvel acessar o servidor",
  "refused": "o endere\u00e7o n\u00e3o \u00e9 permitido",
  "tryAgain": "Tentar novamente",
  "play": "Iniciar a troca autom\u00e1tica",
  "pause": "Parar a troca autom\u00e1tica",
  "tabs": "Abas",
  "moreTabs": "Mais abas",
  "close": "Fechar",
  "slide": "Slide",
  "slides": "Slides",
  "dots": "Escolher um slide",
  "carousel": "carrossel",
  "closed": "fechada",
  "deleteCloses": "Delete fecha a aba."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
