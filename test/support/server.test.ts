import {
  address,
  otherOrigin,
  release,
  requestLog,
  requests,
  resetServer,
  type RequestRecord,
} from './server';

QUnit.module('the server that answers', { beforeEach: resetServer });

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(address(path), init);
const textOf = async (path: string): Promise<string> => (await get(path)).text();

/** How a request ended: its status, or `failed` without one. */
const outcome = (path: string, init?: RequestInit): Promise<number | string> =>
  get(path, init).then(
    ({ status }) => status,
    () => 'failed',
  );

QUnit.test('answers, late or wrong', async (assert) => {
  assert.equal(await textOf('ok/a%3Cb%3E'), '<p class="answer">a&lt;b&gt;</p>');
  assert.equal(await textOf('ok/late?ms=1'), '<p class="answer">late</p>');
  const wrong = await get('status/503');
  assert.equal(`${wrong.status} ${wrong.statusText}`, '503 Service Unavailable');
  assert.true((await wrong.text()).includes('window.hacked'));
  assert.equal(await outcome('nothing'), 404);
  assert.equal(await textOf(`redirect?to=${address('ok/b')}`), '<p class="answer">b</p>');
  assert.equal((await get('ok/c')).headers.get('cache-control'), 'no-store');
  assert.equal((await get('ok/d?cacheable=1')).headers.get('cache-control'), 'max-age=3600');
  assert.deepEqual(
    await requests(),
    ['ok/a%3Cb%3E', 'ok/late?ms=1', 'status/503', 'nothing', 'redirect?to=/answer/ok/b'].concat([
      'ok/b',
      'ok/c',
      'ok/d?cacheable=1',
    ]),
  );
});

QUnit.test('has fragments and scripts', async (assert) => {
  assert.equal(
    await textOf('script/two.js'),
    '(window.ran = window.ran || []).push("external two");\n',
  );
  for (const [name, part] of [
    ['scripts', 'src="/answer/script/two.js"'],
    ['nested', 'data-role="z-accordion"'],
    ['form', '<label'],
    ['page', '<!doctype html>'],
  ] as const) {
    assert.true((await textOf(`fragment/${name}.html`)).includes(part), name);
  }
  assert.equal(await outcome('fragment/absent.html'), 404);
});

QUnit.test('held answers come in the order of their releases', async (assert) => {
  const order: string[] = [];
  const asked = ['a', 'b'].map(async (name) => {
    await textOf(`ok/${name}?hold=${name}`);
    order.push(name);
  });
  await requests({ count: 2 });
  await release('b');
  await asked[1];
  await release('a');
  await asked[0];
  assert.deepEqual(order, ['b', 'a']);
  await release('early');
  assert.equal(await outcome('ok/c?hold=early'), 200, 'a release may come first');
});

QUnit.test('tells what was asked, and what was given up', async (assert) => {
  const stopping = new AbortController();
  const headers = { accept: 'text/html', 'x-requested-with': 'XMLHttpRequest' };
  const { signal } = stopping;
  const given = ['never', 'ok/a?hold=x', 'ok/b?ms=600000'].map((path) => outcome(path, { signal }));
  await requests({ count: 3 });
  stopping.abort();
  assert.deepEqual(await Promise.all(given), ['failed', 'failed', 'failed']);
  await requestLog({ aborted: 3 });
  // Nobody is held by the key any more, so that the release waits for the next.
  await release('x');
  await get('ok/a?hold=x', { headers, method: 'POST' });
  assert.deepEqual((await requestLog()).pop(), {
    path: 'ok/a',
    query: '?hold=x',
    method: 'POST',
    headers,
    aborted: false,
  } satisfies RequestRecord);
});

QUnit.test('a dropped request is asked for once', async (assert) => {
  await get('ok/a');
  // WebKit takes its headers, and fails at the body.
  await assert.rejects(textOf('drop'));
  assert.deepEqual(
    (await requestLog()).map(({ path, aborted }) => `${path} ${aborted}`),
    ['ok/a false', 'drop false'],
  );
});

QUnit.test('a reset ends what is open, and forgets', async (assert) => {
  const open = ['never', 'ok/a?hold=x', 'ok/b?ms=600000'].map((path) => outcome(path));
  await requests({ count: 3 });
  await release('y');
  await resetServer();
  assert.deepEqual(await Promise.all(open), [503, 503, 503]);
  assert.deepEqual(await requests(), []);
  const held = outcome('ok/a?hold=y');
  await requests({ count: 1 });
  await resetServer();
  assert.equal(await held, 503, 'the early release is forgotten');
});

QUnit.test('there is another origin', async (assert) => {
  const other = await otherOrigin();
  assert.notEqual(other, location.origin);
  const asked = (path: string): Promise<string> =>
    fetch(other + address(path)).then(
      (response) => response.text(),
      () => 'failed',
    );
  assert.equal(await asked('ok/a?cors=1'), '<p class="answer">a</p>');
  assert.equal(await asked('ok/b'), 'failed', 'only those who ask for it may be read');
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await fetch(other + address('ok/c?cors=1'), { headers });
  const records = await requestLog();
  assert.deepEqual(
    records.map(({ method, path }) => `${method} ${path}`),
    ['GET ok/a', 'GET ok/b', 'OPTIONS ok/c', 'GET ok/c'],
  );
});
