import { posesOf, restOf, type Pose } from '../../src/shared/animation/effects';

QUnit.module('shared: effects');

const course = { forward: true, rightToLeft: false, width: 700, height: 300 };

QUnit.test.each<Pose[]>(
  'T15 a way across is as long as the container is wide, one down as the larger panel is high:',
  {
    slideH: [{ x: -700 }, { x: 700 }],
    slideV: [{ y: -300 }, { y: 300 }],
    slideLeft: [{ x: -700 }, { x: 700 }],
    slideRight: [{ x: 700 }, { x: -700 }],
    slideUp: [{ y: -300 }, { y: 300 }],
    slideDown: [{ y: 300 }, { y: -300 }],
    slideUpDown: [{ y: -300 }, { y: -300 }],
    fade: [{ opacity: 0 }, { opacity: 0 }],
    slide: [{ opacity: 0 }, { opacity: 0 }],
  },
  (assert, poses) => {
    const name = QUnit.config.current.testName.replace(/^.*\[(\w+)\]$/, '$1');
    const { leave, enter } = posesOf(name, course);
    assert.deepEqual([leave, enter], poses);
  },
);

QUnit.test('T15 only what follows the order of the tabs turns round', (assert) => {
  const turns = (name: string, more: Partial<typeof course>): boolean =>
    JSON.stringify(posesOf(name, course)) !== JSON.stringify(posesOf(name, { ...course, ...more }));
  const all = 'slideH slideV slideLeft slideRight slideUp slideDown slideUpDown fade'.split(' ');
  assert.deepEqual(
    all.filter((name) => turns(name, { forward: false })),
    ['slideH', 'slideV'],
  );
  assert.deepEqual(
    all.filter((name) => turns(name, { rightToLeft: true })),
    ['slideH'],
  );
  assert.deepEqual(
    all.filter((name) => turns(name, { rightToLeft: true, forward: false })),
    ['slideV'],
  );
});

QUnit.test('T15 at rest a panel is in its place, and seen as the author has it', (assert) => {
  assert.deepEqual(
    [{ x: 5 }, { y: -5 }, { opacity: 0 }].map((pose) => restOf(pose, 0.9)),
    [{ x: 0 }, { y: 0 }, { opacity: 0.9 }],
  );
});
