/** The way a panel enters, and the way the other leaves: from pose to pose. */
export interface Effect {
  readonly enter: Keyframe[];
  readonly leave: Keyframe[];
}

/** The effects by name; one that isn't listed moves like `fade`. */
export const effects: Readonly<Record<string, Effect>> = {
  fade: { enter: [{ opacity: 0 }, { opacity: 1 }], leave: [{ opacity: 1 }, { opacity: 0 }] },
};
