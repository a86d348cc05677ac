import { log, openPage, otherOrigin, release, requests } from './page.mjs';

QUnit.module('server');

const ask = async (url) => {
  const response = await fetch(url);
  return response.text();
};

QUnit.test('answers pages of the input tests, held and from another origin', async (assert) => {
  const page = await openPage({ jquery: 0, scripts: [] });
  const order = [];
  const asked = ['a', 'b'].map(async (name) => {
    await page.evaluate(ask, `/answer/ok/${name}?hold=${name}`);
    order.push(name);
  });
  await log({ count: 2 });
  release('b');
  await asked[1];
  release('a');
  await asked[0];
  assert.deepEqual(order, ['b', 'a']);
  const url = `${await otherOrigin()}/answer/ok/c?cors=1`;
  assert.equal(await page.evaluate(ask, url), '<p class="answer">c</p>');
  assert.deepEqual((await requests()).slice(2), ['ok/c?cors=1']);
});

QUnit.test('begins anew, and tells of errors', async (assert) => {
  assert.deepEqual(await log(), [], 'nothing is left of the test before');
  const page = await openPage({
    jquery: 0,
    scripts: [],
    expected: [/503 \(Service Unavailable\)/],
  });
  assert.true((await page.evaluate(ask, '/answer/status/503')).includes('server says'));
  const [{ aborted, method, path }] = await log();
  assert.deepEqual([method, path, aborted], ['GET', 'status/503', false]);
});
