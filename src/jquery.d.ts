/* What jQuery has, or takes, that its types don't tell; and what our scripts keep there for each other. */

interface JQueryStatic {
  /** Forgets what is kept for elements that leave the page; jQuery 1 and 2 hand over more than the elements. */
  cleanData(nodes: ArrayLike<Element>, more?: unknown): void;
  /** How many closed panels of the page may still be found as soon as their set starts. */
  zFirst?: number;
  /** The version of the script that listens to the page's address for both. */
  zPage?: string;
  /** WebKit collects a FontFaceSet that nothing refers to, and its listeners with it. */
  zFonts?: FontFaceSet;
}

interface JQuery {
  replaceWith(content: DocumentFragment): this;
}

declare namespace JQuery {
  interface EventStatic {
    /** An event made of a native one. */
    (event: CustomEvent, properties: { target: HTMLElement }): TriggeredEvent;
  }
}
