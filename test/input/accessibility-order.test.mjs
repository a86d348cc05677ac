import { openStates, settled } from './accessibility-page.mjs';
import { label, MOVING, openAccordion, openTabs, takeLog } from './widgets.mjs';

QUnit.module('accessibility: what is read, and when it changes');

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
    isAbove: !!element.closest('.mobile > [role=tablist]'),
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
  // What an open menu covers is below it in depth.
  if (isColumn) return isAbove === other.isAbove && a.bottom <= b.top + 1;
  if (!row || !other.row || Math.abs(a.top - b.top) > 1) return false;
  return row === 'rtl' ? a.left >= b.right - 1 : a.right <= b.left + 1;
}

/** What is read before something that comes before it for the eye. */
function disorder(nodes) {
  const all = nodes.filter(({ isPart }) => !isPart);
  return all.flatMap((node, n) =>
    all
      .slice(0, n)
      .filter((earlier) => earlier.state === node.state && isBefore(node, earlier))
      .map((earlier) => `${node.state}: ${earlier.name} is read before ${node.name}`),
  );
}

QUnit.test.each(
  '1.3.2, AA10 what is read comes in the order that is seen, in every state, in',
  ['ltr', 'rtl'],
  async (assert, dir) => {
    const nodes = await readTree(await openStates({ dir, of: settled }));
    const seen = new Set(nodes.map(({ state }) => state));
    assert.deepEqual(disorder(nodes), []);
    assert.true(
      nodes.length > 150 && seen.size > 30,
      `${nodes.length} nodes in ${seen.size} states`,
    );
  },
);

const opens = 'select 1 click, activate 1 click';
const closes = `${opens}, activate 0 closed click, collapse 0 closed click`;
const still = {
  'tabs that slide': [openTabs, { effects: 'slideH' }, {}],
  'tabs that slide down': [openTabs, { effects: 'slideUpDown' }, {}],
  'an accordion': [openAccordion, {}, {}, opens],
  'an accordion with one open': [openAccordion, {}, { active: 0 }, closes],
  'a horizontal accordion': [openAccordion, {}, { orientation: 'horizontal' }, closes],
  'a slider': [openAccordion, {}, { slider: true, dotNav: true, active: 0 }, closes],
};

QUnit.test.each(
  '2.3.3 where motion is unwanted, nothing moves, and events come once, in order, in',
  still,
  async (assert, [open, animation, more, told = 'select 1 click, deactivate 0 click']) => {
    for (const type of ['css', 'jquery']) {
      const settings = { animation: { duration: 600, type, ...animation }, ...more };
      const page = await open({ settings, context: { reducedMotion: 'reduce' } });
      await label(page, 1).click();
      assert.false(await page.evaluate(MOVING), type);
      assert.equal(await takeLog(page), told);
    }
  },
);

/** In which sets what is told differs from what is seen, right after a step: runs in the page. */
function step() {
  const states = ['aria-selected', 'aria-expanded'];
  const other = [];
  let count = 0;
  for (const box of document.querySelectorAll('[data-state]')) {
    const root = box.querySelector('.z-tabs, .z-accordion');
    const plugin = root.matches('.z-tabs') ? 'uiTabs' : 'uiAccordion';
    window.jQuery(root)[plugin]('next');
    for (const one of root.querySelectorAll('[aria-controls]')) {
      const owner = one.closest('.z-tab, .z-section, .z-tabs-mobile');
      if (one.closest('.z-tabs, .z-accordion') !== root) continue;
      const panel = document.getElementById(one.getAttribute('aria-controls'));
      const told = states.map((name) => one.getAttribute(name)).filter(Boolean);
      const isSeen = panel.checkVisibility({ visibilityProperty: true }) && !panel.inert;
      const isActive = owner.matches('.z-active, .z-tabs-mobile:not(.z-state-closed)');
      const signs = [...told, isSeen, isActive].map(String);
      if (signs.length !== 3 || new Set(signs).size > 1)
        other.push(`${box.dataset.state} ${signs}`);
      count += 1;
    }
  }
  return { other, count };
}

QUnit.test.each(
  '4.1.2, AA2 what is told changes in the same task as what is seen, in every state,',
  { 'at once': {}, 'on the way': { animation: { effects: 'fade', duration: 1e6 } } },
  async (assert, look) => {
    const page = await openStates({ look });
    const { other, count } = await page.evaluate(step);
    assert.deepEqual(other, []);
    assert.true(count > 80, `${count} labels`);
  },
);
