/*
 * What a visit costs: a page that comes with its markup and scripts, as the start of each library is documented. The
 * whole work of the page's thread (reading, compiling, script, style, layout, painting) from the navigation to two
 * frames after `load`; at the first visit, and again, when the browser has the files in its cache. Beside it, how far
 * the page jumps (cumulative layout shift) when its scripts take 300 ms.
 */
import { openVisit } from '../browser.mjs';
import { filesOf, given, libraries, takeTurns, widgets } from '../subjects.mjs';

export const visits = {
  5: { title: 'one set of 5', sets: 1, items: 5 },
  50: { title: 'one set of 50', sets: 1, items: 50 },
  '20x5': { title: '20 sets of 5', sets: 20, items: 5 },
};

/** The script at the end of the page that starts all sets; those that have none start by their markup. */
const starts = {
  floor: {
    tabs: "$('.sets > *').jqTabs({ select: $.noop, deactivate: $.noop });",
    accordion: "$('.sets > *').jqAccordion({ select: $.noop });",
  },
  'jquery-ui': {
    tabs: "$('.sets > *').tabs();",
    accordion:
      "$('.sets > *').accordion({ collapsible: true, active: false, heightStyle: 'content' });",
  },
  foundation: { tabs: '$(document).foundation();', accordion: '$(document).foundation();' },
};

const subjectsIn = (widget) =>
  libraries.map((label) => {
    const { library = label, ...files } = filesOf[label](widget);
    return { label, library, widget, ...files, start: starts[library]?.[widget] ?? '' };
  });

async function visit(browser, { sets, items }, shape, subject) {
  const opened = await openVisit(browser, { ...subject, sets, items });
  const first = await opened.visit();
  // The browser keeps compiled code from the second visit on.
  await opened.visit();
  const again = await opened.visit();
  const shift = await opened.shift();
  await opened.close();
  return {
    [`visit ${shape}`]: first,
    [`visit ${shape} again`]: again,
    [`visit ${shape} shift`]: shift,
  };
}

export default async function measureVisits(browser, note) {
  for (const widget of widgets) {
    for (const [shape, scene] of Object.entries(visits)) {
      const play = (subject) => visit(browser, scene, shape, subject);
      await takeTurns(subjectsIn(widget), Number(given.rounds), play, note);
    }
  }
}
