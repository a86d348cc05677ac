/*! texts/es 1.0.0 | (c) ui-tabs contributors | MIT License */
(function (all) {
all['es'] = {
  "loading": "Cargando\u2026",
  "loaded": "Cargado.",
  "failed": "No se ha podido cargar este contenido.",
  "timeout": "sin respuesta a tiempo",
  "unreachable": "no se puede conectar con el servidor",
  "refused": "la direcci\u00f3n no est\u00e1 permitida",
  "tryAgain": "Volver a intentarlo",
  "play": "Iniciar el cambio autom\u00e1tico",
  "pause": "Detener el cambio autom\u00e1tico",
  "tabs": "Pesta\u00f1as",
  "moreTabs": "M\u00e1s pesta\u00f1as",
  "close": "Cerrar",
  "slide": "Diapositiva",
  "slides": "Diapositivas",
  "dots": "Elegir una diapositiva",
  "carousel": "carrusel",
  "closed": "cerrada",
  "deleteCloses": "Supr la cierra."
};
})((globalThis.uiTexts = globalThis.uiTexts || {}));
