// Contrast as it is painted: each text's colour beside the pixels that lie behind it.
import { PNG } from 'pngjs';

/** All texts in sight within `.look`, with their colour and place: runs in the page. */
function readTexts() {
  const walker = document.createTreeWalker(document.getElementById('main'), NodeFilter.SHOW_TEXT);
  const texts = [];
  const canvas = document.createElement('canvas').getContext('2d', {
    willReadFrequently: true,
  });
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.data.trim() || !isSeen || !element.closest('.look')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    canvas.fillStyle = getComputedStyle(element).webkitTextFillColor;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillRect(0, 0, 1, 1);
    texts.push({
      name: `${element.closest('.look').dataset.name}: ${node.data.trim().slice(0, 20)}`,
      colour: Array.from(canvas.getImageData(0, 0, 1, 1).data),
      box: [left + scrollX, top + scrollY, width, height].map(Math.round),
    });
  }
  return texts;
}

function luminance(colour) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of text that may be translucent, on what is behind it. */
function contrast([red, green, blue, alpha], behind) {
  const mixed = [red, green, blue].map(
    (part, index) => (part * alpha + behind[index] * (255 - alpha)) / 255,
  );
  const [light, dark] = [luminance(mixed), luminance(behind)].toSorted((one, two) => two - one);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours behind a text that make up a twentieth of its box each, or more. */
function groundsOf({ data, width }, [left, top, wide, high]) {
  const counts = new Map();
  for (let y = top; y < top + high; y++) {
    for (let x = left; x < left + wide; x++) {
      const at = (y * width + x) * 4;
      const key = data.subarray(at, at + 3).join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const all = Array.from(counts).toSorted((one, two) => two[1] - one[1]);
  const many = all.filter(([, count]) => count >= (wide * high) / 20);
  return (many.length > 0 ? many : all.slice(0, 1)).map(([key]) => key.split(' ').map(Number));
}

const unpainted = `#main, #main *, #main ::before, #main ::after {
  -webkit-text-fill-color: transparent !important; text-decoration: none !important;
  text-shadow: none !important; }`;

/** The least contrast of each text, the worst first. */
export async function contrasts(page) {
  const texts = await page.evaluate(readTexts);
  const style = await page.addStyleTag({ content: unpainted });
  const picture = PNG.sync.read(await page.screenshot({ fullPage: true }));
  await style.evaluate((element) => element.remove());
  return texts
    .map(({ name, colour, box }) => ({
      name,
      ratio: Math.min(...groundsOf(picture, box).map((behind) => contrast(colour, behind))),
    }))
    .toSorted((one, two) => one.ratio - two.ratio);
}

/** Puts labels and headers into a state, as if a pointer or the focus were there. */
export async function force(page, forcedPseudoClasses) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = '.z-tab, [role=tab], .z-header, .z-trigger';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
