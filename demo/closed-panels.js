/* Runs the code of a library in a frame above it, when its section opens: frames take time, also empty ones. */
(function ($) {
  const at = (path) => new URL(path, window.location.href).href;
  const missing =
    'This example needs packages that are not here. In a copy of this project, npm run test:stacks installs them.';

  // The files of these pages, then those of the library. Each says so if it isn't there.
  function pageOf(code, { files, modules, needsJquery3 }) {
    const packages = at('../test/stacks/node_modules/');
    const assets = at('../assets/');
    const jquery = needsJquery3 ? `${packages}jquery/dist` : `${assets}js`;
    const found = code.replace(/(href|src)="([^"]+)"/g, (_, name, file) => {
      const path = files.find((one) => one.endsWith(`/${file}`));
      return `${name}="${path}" onerror="isMissing()"`;
    });
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Example</title>
      <style>body { font-family: system-ui, sans-serif }</style>
      <link rel="stylesheet" href="${assets}css/ui.tabs.min.css">
      <script>
        function isMissing() {
          addEventListener('load', () => (document.body.textContent = ${JSON.stringify(missing)}));
        }
      </script>
      <script src="${jquery}/jquery.min.js" onerror="isMissing()"></script>
      <script src="${assets}js/ui.tabs.min.js"></script>
      <base href="${packages}">
      ${modules ? `<script type="importmap">${JSON.stringify({ imports: modules })}</script>` : ''}
      <body>${found.replace('<script type="module"', '$& onerror="isMissing()"')}`;
  }

  $('#all-libraries').on('uiaccordion:show', (event, { content }) => {
    const place = $(content).find('.running:empty');
    if (!place.length) return;
    const { name, library } = place.data();
    const code = $(content).find('pre code').first().text();
    $('<iframe>', { title: `${name} in the second tab`, srcdoc: pageOf(code, library) }).appendTo(
      place,
    );
  });
})(jQuery);
