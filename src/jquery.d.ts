/* What `@types/jquery` lacks, and what our scripts store on jQuery for each other. */

interface JQueryStatic {
  /** Removes the data of elements. jQuery 1 and 2 pass a second argument. */
  cleanData(nodes: ArrayLike<Element>, more?: unknown): void;
  /** How many more closed panels of the page are made findable as soon as their widget starts. */
  zFirst?: number;
  /** Whether a widget has started in a shadow root. */
  zShadow?: boolean;
  /** The version of the script that listens to the hash for both widgets. */
  zPage?: string;
  /** WebKit garbage-collects a FontFaceSet without references, with its listeners. */
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
