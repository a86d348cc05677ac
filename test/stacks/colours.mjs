// Contrast as it is painted: each text's colour beside the pixels that lie behind it.
import { PNG } from 'pngjs';

/** All texts in sight within a `.look`, with their colour and place: runs in the page. */
function readTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode;
    const look = element.closest('.look');
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!data.trim() || !isSeen || !look) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { left, top, width, height } = range.getBoundingClientRect();
    canvas.fillStyle = getComputedStyle(element).webkitTextFillColor;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillRect(0, 0, 1, 1);
    const colour = Array.from(canvas.getImageData(0, 0, 1, 1).data);
    const box = [left + scrollX, top + scrollY, width, height].map(Math.round);
    texts.push({ name: `${look.dataset.name}: ${data.trim()}`, colour, box });
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

/** Of a text that may be translucent, on what is behind it. */
function contrast([red, green, blue, alpha], behind) {
  const mix = (part, index) => (part * alpha + behind[index] * (255 - alpha)) / 255;
  const both = [luminance([red, green, blue].map(mix)), luminance(behind)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** The colours that make up a twentieth of a box each, or more. */
function groundsOf({ data, width }, [left, top, wide, high]) {
  const counts = new Map();
  for (let y = top; y < top + high; y++) {
    for (let x = left; x < left + wide; x++) {
      const at = (y * width + x) * 4;
      const key = data.subarray(at, at + 3).join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const many = Array.from(counts).filter(([, count]) => count >= (wide * high) / 20);
  return many.map(([key]) => key.split(' ').map(Number));
}

const unpainted = `body *, body ::before, body ::after { -webkit-text-fill-color: transparent !important;
  text-decoration: none !important; text-shadow: none !important }`;

/** The least contrast of each text. */
export async function contrasts(page) {
  const texts = await page.evaluate(readTexts);
  const style = await page.addStyleTag({ content: unpainted });
  const picture = PNG.sync.read(await page.screenshot({ fullPage: true }));
  await style.evaluate((element) => element.remove());
  return texts.map(({ name, colour, box }) => ({
    name,
    ratio: Math.min(...groundsOf(picture, box).map((behind) => contrast(colour, behind))),
  }));
}
