/** An address as the browser understands it, relative to the page. */
export function resolve(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  return link;
}

/** Whether content may come from there at all: from a server, and not from a script in the address. */
export const isWeb = ({ protocol }: HTMLAnchorElement): boolean => /^https?:$/.test(protocol);

/** Whether it is a place of another origin than the page's. */
export const isForeign = ({ protocol, host }: HTMLAnchorElement): boolean =>
  protocol !== location.protocol || host !== location.host;
