import { writeFileSync } from 'node:fs';
import { accordion, boxed, boxes, content, flat, json, labels, openPainted, section, startSets, tabs, words, text } from './first-paint.mjs';
import { list } from './widgets.mjs';
const f = {
 plus: accordion('data-icon="plus" data-active="0"'),
 start: accordion('data-icon-position="start"'),
 startJson: accordion(json('{"icon": "plus", "iconPosition": "start", "active": 1}')),
 noicons: accordion('data-show-icons="false"'),
 noiconsJson: accordion(json('{"showIcons": false}')),
 rounded: accordion('data-rounded="true" data-active="0"'),
 roundedJson: accordion(json('{"rounded": true, "bordered": true, "active": 0}')),
 flatTheme: accordion('data-theme="flat-emerald" class="flat-emerald" data-active="0"'),
 flatJson: accordion(json('{"theme": "flat-emerald", "active": 0}')),
 black: accordion('data-theme="black" class="black" data-active="0"'),
 spacing: accordion(json('{"sectionSpacing": 12, "active": 0}')),
 secBox: accordion('data-active="0"', (n) => `<section><h3>Header ${n}</h3><p>${text}</p><p>${text}</p></section>`, 'div'),
 liUl: accordion('data-active="0"', (n) => `<li><h3>Header ${n}</h3><ul><li>One</li><li>Two</li></ul></li>`),
 liTable: accordion('data-active="0"', (n) => `<li><h3>Header ${n}</h3><table><tr><td>One</td><td>Two</td></tr></table></li>`),
 liImg: accordion('data-active="0"', (n) => `<li><h3>Header ${n}</h3><img src="/demo/pictures/fjord.svg" width="300" height="100"></li>`),
 liForm: accordion('data-active="0"', (n) => `<li><h3>Header ${n}</h3><form><input></form></li>`),
 aHeader: accordion('data-active="0"', (n) => `<li><a href="#">Header ${n}</a>${boxed(n)}</li>`),
 buttonHeader: accordion('data-active="0"', (n) => `<div><button>Header ${n}</button>${boxed(n)}</div>`, 'div'),
 divHeader: accordion('data-active="0"', (n) => `<div><div>Header ${n}</div>${boxed(n)}</div>`, 'div'),
 h2small: accordion('data-active="0"', (n) => `<li><h2>Header ${n} <small>more words</small></h2>${boxed(n)}</li>`),
 svgHeader: accordion('data-active="0"', (n) => `<li><h3><svg width="16" height="16"><rect width="16" height="16"/></svg> Header ${n}</h3>${boxed(n)}</li>`),
 long: accordion('data-active="0"', (n) => `<li><h3>Header ${n} ${text.repeat(2)}</h3>${boxed(n)}</li>`),
 dl: accordion('data-active="0"', flat('dt', (n) => `<dd>${content(n)}</dd>`), 'dl'),
 dlText: accordion('data-active="0"', flat('dt', (n) => `<dd>Text ${n}</dd>`), 'dl'),
 nested: accordion('data-active="0"', (n) => `<li><h3>Header ${n}</h3><div>${n === 1 ? accordion('data-active="1"') : content(n)}</div></li>`),
 tabsIn: accordion('data-active="0"', (n) => `<li><h3>Header ${n}</h3><div>${n === 1 ? tabs() : content(n)}</div></li>`),
 detailsText: accordion('', section('details', 'summary', (n) => `Text ${n}`), 'div').replace(/<details>(?=<summary>Header 2)/, '<details open>'),
 detailsH: accordion('', (n) => `<details><summary><h3>Header ${n}</h3></summary>${content(n)}</details>`, 'div').replace(/<details>(?=<summary><h3>Header 3)/, '<details open>'),
 classActive: accordion('', (n) => `<li class="${n === 2 ? 'z-active' : ''}"><h3>Header ${n}</h3>${boxed(n)}</li>`),
 disabled: accordion('', (n) => `<li ${n === 2 ? 'data-disabled="true"' : ''}><h3>Header ${n}</h3>${boxed(n)}</li>`),
 contentHeight: accordion(json('{"contentHeight": 100, "active": 0}')),
 tIcons: tabs('', labels((n) => `<a><svg width="16" height="16"><rect width="16" height="16"/></svg> ${words[n]}</a>`)),
 tDisabled: tabs('', labels().replace('<li><a>Stays', '<li data-disabled="true"><a>Stays')),
 tHref: tabs('', `<ul>${list(4, (n) => `<li><a href="#p${n}">${words[n]}</a></li>`)}</ul>`, list(4, (n) => `<div id="p${n}">${content(n)}</div>`)),
 tHref2: tabs('', `<ul>${list(4, (n) => `<li><a href="#p${n}">${words[n]}</a></li>`)}</ul>`, `<div>${list(4, (n) => `<div id="p${n}">${content(n)}</div>`)}</div>`),
 tRounded: tabs('data-rounded="true"'),
 tBordered: tabs(json('{"bordered": true, "shadows": false}')),
 tDark: tabs('class="black" data-theme="black"'),
 tThemeJson: tabs(json('{"theme": "blue"}')),
 tP: tabs('', labels(), `<div>${list(4, (n) => `<p>${text} ${n}</p>`)}</div>`),
 tSmall: tabs(json('{"size": "small"}')),
 tJustified: tabs('data-position="top-justified"'),
 tJustifiedJson: tabs(json('{"position": "top-justified"}')),
 tBottomJson: tabs(json('{"position": "bottom-center"}')),
 tVertLeftBottom: tabs(json('{"orientation": "vertical", "position": "bottom-left"}')),
 tSelected: tabs('', labels().replace('<li><a>Boats', '<li class="z-active"><a>Boats')),
 tEqual: tabs(json('{"heightStyle": "equal"}')),
 tSwipe: tabs(json('{"swipe": true}')),
 tAcc: tabs(json('{"mobileNav": "accordion"}')),
 tSearch: tabs(json('{"search": true}')),
 tAdd: tabs(json('{"addable": true}')),
 tSpan: tabs('', labels((n) => `<a>${words[n]}<span class="z-badge">3</span></a>`)),
 tTitle: `<div data-role="z-tabs"><h3>Trip</h3>${labels()}<div>${boxes()}</div></div>`,
};
const shift = (page) => page.evaluate(async () => {
  await new Promise((d) => requestAnimationFrame(() => setTimeout(d, 50)));
  return await new Promise((d) => { let s = 0; new PerformanceObserver((l) => l.getEntries().forEach((e) => s += e.value)).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => d(s), 80); });
});
const out = [];
for (const [k, html] of Object.entries(f)) QUnit.test(k, async (assert) => {
  for (const width of [1000, 390]) {
    const page = await openPainted(html, width, 'at the end', { expected: [] });
    const a = (await page.screenshot()).toString('base64');
    await startSets(page);
    const s = await shift(page);
    await page.waitForTimeout(100);
    const b = (await page.screenshot()).toString('base64');
    writeFileSync(`/tmp/zp/${k}-${width}-1.png`, a, 'base64'); writeFileSync(`/tmp/zp/${k}-${width}-2.png`, b, 'base64');
    out.push(`${k} ${width} ${s.toFixed(3)} ${a === b ? 'same' : 'DIFF'}`);
  }
  assert.ok(1);
});
QUnit.on('runEnd', () => writeFileSync('/tmp/zp/out.txt', out.join('\n')));
