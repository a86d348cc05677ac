import { openStates, settled } from './accessibility-page.mjs';

QUnit.module('accessibility: what is read');

const told = ['tab', 'button', 'link', 'StaticText'];

/** Where an element lies, what it says to the eye, and in which state it is: runs in the page. */
function describe() {
  const element = this.nodeType === 3 ? this.parentElement : this;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const label = element.closest('.z-link, .z-trigger');
  // Words of a label are its own, a status is for the ear, and a control comes before what it stops (S1).
  const isPart = (label && label !== element) || element.matches('.z-status, .z-autoplay');
  return {
    state: element.closest('[data-state]')?.dataset.state ?? '',
    text: element.innerText.replace(/\s+/g, ' ').trim(),
    row: element.closest('[role=tablist], .horizontal') ? getComputedStyle(element).direction : '',
    box: { left, right, top, bottom },
    isPart: this.nodeType === 3 ? !!label || isPart : isPart,
    isAbove: !!element.closest('.mobile > [role=tablist], [role=tablist].z-as-accordion'),
    isTurned: !!element.closest('.z-accordion.horizontal :is(.z-header, .z-controls)'),
  };
}

/** The nodes that assistive technology reads, in its order, with what is seen of each. */
async function readTree(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (node) => {
    const isTold = !node.ignored && told.includes(node.role?.value);
    return [
      ...(isTold ? [node] : []),
      ...(node.childIds ?? []).flatMap((id) => walk(byId.get(id))),
    ];
  };
  return Promise.all(
    walk(nodes[0]).map(async ({ role, name, backendDOMNodeId: backendNodeId }) => {
      const { object } = await session.send('DOM.resolveNode', { backendNodeId });
      const { result } = await session.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: `${describe}`,
        returnByValue: true,
      });
      return { role: role.value, name: name?.value ?? '', ...result.value };
    }),
  );
}

/** Whether one lies before the other for the eye: above it, or in its row and before it. */
function isBefore({ box: a, row, isAbove, isTurned }, { box: b, ...other }) {
  const isColumn = a.left < b.right - 1 && b.left < a.right - 1;
  // Turned headers are read from below, in either direction.
  if (isColumn && isTurned && other.isTurned) return a.top >= b.bottom - 1;
  // What an open menu covers is below it in depth; a list stays one where its panel lies between its labels (T28).
  if (isColumn) return isAbove === other.isAbove && a.bottom <= b.top + 1;
  if (!row || !other.row || Math.abs(a.top - b.top) > 1) return false;
  return row === 'rtl' ? a.left >= b.right - 1 : a.right <= b.left + 1;
}

/** What is read before something that comes before it for the eye. */
function disorder(nodes) {
  // What a live region said may have gone since the tree was read.
  const all = nodes.filter(({ box, isPart }) => box && !isPart);
  return all.flatMap((node, n) =>
    all
      .slice(0, n)
      .filter((earlier) => earlier.state === node.state && isBefore(node, earlier))
      .map((earlier) => `${node.state}: ${earlier.name} is read before ${node.name}`),
  );
}

QUnit.test.each('1.3.2, AA10 all is read as it is seen,', ['ltr', 'rtl'], async (assert, dir) => {
  const page = await openStates({ dir, of: settled });
  // The open menu has scrolled the page by its focus; labels that stick lie over panels that are scrolled past.
  await page.evaluate('scrollTo(0, 0)');
  const nodes = await readTree(page);
  const seen = new Set(nodes.map(({ state }) => state));
  assert.deepEqual(disorder(nodes), []);
  assert.true(nodes.length > 150 && seen.size > 30, `${nodes.length} nodes in ${seen.size} states`);
});
