/** Matches the themes of both widgets. The style sheets have their colours. */
export const THEMES =
  /^(white|crystal|silver|gray|black|orange|red|green|blue|deepblue|lightblue|yellow|purple)$/;

/** Themes with dark labels, which need light icons. */
export const DARK_THEMES = ['black', 'orange', 'red', 'green', 'blue', 'deepblue'];
