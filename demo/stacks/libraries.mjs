/*
 * Libraries that people put into panels: the page “In closed panels” shows their code and runs it, and
 * `npm run test:stacks` runs it in closed panels. Each has the packages and files that it loads, what is in the panel,
 * the script that starts it there, and `made`, a selector of what it makes. The id `example` stands for any id. `line`
 * tells it that its panel has a size; that is needed where the panel had none while it was closed. `state` is read of
 * it afterwards.
 */
const words = ['Coast', 'Ridge', 'River', 'Forest', 'Island', 'Valley', 'Moor', 'Beach'];

const boxes = (name) => words.map((word) => `  <div class="${name}">${word}</div>`).join('\n');

const walks = `const walks = [
  ['Coast', 'Three days along the cliffs', 41],
  ['Ridge', 'Two days from hut to hut', 28],
  ['River', 'One day by the water', 17],
];`;

const titles = `[{ title: 'Walk' }, { title: 'About it' }, { title: 'Kilometres' }]`;

const dataTables = (version, file) => ({
  files: [
    `datatables-${version}-style/css/${file}.min.css`,
    `datatables-${version}/js/${version === 1 ? file : 'dataTables'}.min.js`,
  ],
  markup: '<table id="example" style="width: 100%"></table>',
});

const slides = `<div id="example">\n${boxes('slide')}\n</div>`;

const field = (rows) => `<textarea id="example" rows="${rows}">Bring a torch.</textarea>`;

const select = `<select id="example">
  <option>Coast</option>
  <option>Ridge, from hut to hut</option>
</select>`;

const carousel = (name, kind) => `<div id="example" class="${name}">
  <${kind.list} class="${kind.track}">
${words.map((word) => `    <${kind.item} class="${kind.slide}">${word}</${kind.item}>`).join('\n')}
  </${kind.list}>
</div>`;

const figures = '[41, 28, 17, 33]';
const names = "['Coast', 'Ridge', 'River', 'Forest']";

const widthNote =
  'The `width` is needed: without it, the list is as wide as the field, which has no size in a closed panel.';

/** The modules that CodeMirror 6 imports from its own packages, and where they are. */
const editorParts = 'autocomplete commands language lint search state streamparser view'.split(' ');
const modules = [
  ['codemirror', 'codemirror-6/dist/index.js'],
  ...editorParts.map((name) => [`@codemirror/${name}`, `@codemirror/${name}/dist/index.js`]),
  ...['common', 'highlight'].map((name) => [`@lezer/${name}`, `@lezer/${name}/dist/index.js`]),
  ['@marijn/find-cluster-break', '@marijn/find-cluster-break/src/index.js'],
  ['crelt', 'crelt/index.js'],
  ['style-mod', 'style-mod/src/style-mod.js'],
  ['w3c-keyname', 'w3c-keyname/index.js'],
];

export const libraries = [
  {
    name: 'DataTables 1',
    ...dataTables(1, 'jquery.dataTables'),
    start: `${walks}\nconst table = $('#example').DataTable({ data: walks, columns: ${titles} });`,
    line: `table.columns.adjust();`,
    made: '.dataTables_wrapper',
  },
  {
    name: 'DataTables 1, scrollX',
    ...dataTables(1, 'jquery.dataTables'),
    start: `${walks}
const table = $('#example').DataTable({ data: walks, columns: ${titles}, scrollX: true });`,
    line: `table.columns.adjust();`,
    made: '.dataTables_scrollHead table',
  },
  {
    name: 'DataTables 2',
    ...dataTables(2, 'dataTables.dataTables'),
    start: `${walks}\nnew DataTable('#example', { data: walks, columns: ${titles}, scrollX: true });`,
    made: '.dt-scroll-head table',
  },
  ...[1, 2].map((version) => ({
    name: `Slick ${version}`,
    needsJquery3: version === 1,
    files: [`slick-${version}/slick/slick.css`, `slick-${version}/slick/slick.min.js`],
    style: '.slide { width: 30%; height: 50px }',
    markup: slides,
    start: `$('#example').slick({ slidesToShow: 3, arrows: false });`,
    line: `$('#example').slick('setPosition');`,
    made: '.slick-track',
  })),
  {
    name: 'Swiper',
    files: ['swiper/swiper-bundle.min.css', 'swiper/swiper-bundle.min.js'],
    markup: carousel('swiper', {
      list: 'div',
      track: 'swiper-wrapper',
      item: 'div',
      slide: 'swiper-slide',
    }),
    start: `new Swiper('#example', { slidesPerView: 3, spaceBetween: 10 });`,
    made: '.swiper-slide-active',
  },
  {
    name: 'Owl Carousel',
    needsJquery3: true,
    files: [
      'owl.carousel/dist/assets/owl.carousel.min.css',
      'owl.carousel/dist/owl.carousel.min.js',
    ],
    style: '.slide { height: 50px }',
    markup: slides.replace('id="example"', 'id="example" class="owl-carousel"'),
    start: `$('#example').owlCarousel({ items: 3 });`,
    line: `$('#example').trigger('refresh.owl.carousel');`,
    made: '.owl-stage',
  },
  {
    name: 'Flickity',
    files: ['flickity/dist/flickity.min.css', 'flickity/dist/flickity.pkgd.min.js'],
    style: '.slide { width: 30%; height: 50px }',
    markup: slides,
    start: `const carousel = new Flickity('#example', { cellAlign: 'left' });`,
    line: `carousel.resize();`,
    made: '.flickity-slider',
  },
  {
    name: 'Splide',
    files: ['@splidejs/splide/dist/css/splide.min.css', '@splidejs/splide/dist/js/splide.min.js'],
    markup: `<div id="example" class="splide">
  <div class="splide__track">
    <ul class="splide__list">
${words.map((word) => `      <li class="splide__slide">${word}</li>`).join('\n')}
    </ul>
  </div>
</div>`,
    start: `const splide = new Splide('#example', { perPage: 3 }).mount();`,
    line: `splide.refresh();`,
    made: '.splide__slide.is-active',
  },
  {
    name: 'Leaflet',
    files: ['leaflet/dist/leaflet.css', 'leaflet/dist/leaflet.js'],
    markup: '<div id="example" style="height: 200px"></div>',
    start: `const map = L.map('example');
const walk = L.polygon([[51.2, -3.4], [51.3, -2.9], [51.1, -2.7]]).addTo(map);
map.fitBounds(walk.getBounds());`,
    line: `map.invalidateSize().fitBounds(walk.getBounds());`,
    made: '.leaflet-overlay-pane path',
  },
  {
    name: 'Chart.js',
    files: ['chart.js/dist/chart.umd.min.js'],
    markup: '<div style="height: 200px"><canvas id="example"></canvas></div>',
    start: `new Chart('example', {
  type: 'bar',
  data: { labels: ${names}, datasets: [{ label: 'Kilometres', data: ${figures} }] },
  options: { maintainAspectRatio: false },
});`,
    made: 'canvas[style*=width]',
  },
  {
    name: 'ECharts',
    files: ['echarts/dist/echarts.min.js'],
    markup: '<div id="example" style="height: 200px"></div>',
    start: `const chart = echarts.init(document.getElementById('example'));
chart.setOption({
  xAxis: { data: ${names} },
  yAxis: {},
  series: [{ type: 'bar', data: ${figures} }],
});`,
    line: `chart.resize();`,
    made: 'canvas',
  },
  {
    name: 'ApexCharts',
    files: ['apexcharts/dist/apexcharts.min.js'],
    markup: '<div id="example"></div>',
    start: `new ApexCharts(document.getElementById('example'), {
  chart: { type: 'bar', height: 200 },
  series: [{ name: 'Kilometres', data: ${figures} }],
  xaxis: { categories: ${names} },
}).render();`,
    made: 'svg .apexcharts-bar-series',
  },
  {
    name: 'FullCalendar',
    files: [
      'fullcalendar/skeleton.css',
      'fullcalendar/themes/classic/theme.css',
      'fullcalendar/themes/classic/palette.css',
      'fullcalendar/all/global.js',
      'fullcalendar/themes/classic/global.js',
    ],
    markup: '<div id="example"></div>',
    start: `new FullCalendar.Calendar(document.getElementById('example'), {
  initialView: 'dayGridMonth',
  initialDate: '2027-05-01',
  events: [{ title: 'Coast', start: '2027-05-04', end: '2027-05-07' }],
}).render();`,
    made: '[role=grid]',
  },
  {
    name: 'Masonry',
    files: ['masonry-layout/dist/masonry.pkgd.min.js'],
    style: '.card { width: 120px; height: 60px } .card:nth-child(3n) { height: 90px }',
    markup: `<div id="example">\n${boxes('card')}\n</div>`,
    start: `const masonry = new Masonry('#example', { itemSelector: '.card', gutter: 10 });`,
    line: `masonry.layout();`,
    made: '.card[style]',
  },
  {
    name: 'Isotope',
    files: ['isotope-layout/dist/isotope.pkgd.min.js'],
    style: '.card { width: 120px; height: 60px } .card:nth-child(3n) { height: 90px }',
    markup: `<div id="example">\n${boxes('card')}\n</div>`,
    start: `const isotope = new Isotope('#example', { itemSelector: '.card', masonry: { gutter: 10 } });`,
    line: `isotope.layout();`,
    made: '.card[style]',
  },
  {
    name: 'CodeMirror 5',
    files: ['codemirror-5/lib/codemirror.css', 'codemirror-5/lib/codemirror.js'],
    markup: field(4),
    start: `const editor = CodeMirror.fromTextArea(document.getElementById('example'));`,
    line: `editor.setOption('lineNumbers', true);
    editor.refresh();`,
    made: '.CodeMirror-gutters',
    state: `document.getElementById('example').nextSibling.CodeMirror.getValue()`,
  },
  {
    name: 'CodeMirror 6',
    modules,
    imports: `import { EditorView, basicSetup } from 'codemirror';`,
    markup: '<div id="example"></div>',
    start: `new EditorView({
  doc: 'Bring a torch.',
  extensions: [basicSetup, EditorView.lineWrapping],
  parent: document.getElementById('example'),
});`,
    made: '.cm-editor',
  },
  {
    name: 'Quill',
    files: ['quill/dist/quill.snow.css', 'quill/dist/quill.js'],
    markup: '<div id="example">Bring a torch.</div>',
    start: `new Quill('#example', { theme: 'snow' });`,
    made: '.ql-editor',
  },
  {
    name: 'TinyMCE',
    files: ['tinymce/tinymce.min.js'],
    markup: field(4),
    start: `tinymce.init({ selector: '#example', license_key: 'gpl', height: 250, promotion: false });`,
    made: '.tox-statusbar',
    state: `tinymce.get('example').getContent()`,
  },
  {
    name: 'Select2',
    files: ['select2/dist/css/select2.min.css', 'select2/dist/js/select2.min.js'],
    markup: select,
    start: `$('#example').select2({ width: '100%' });`,
    note: widthNote,
    made: '.select2-selection',
  },
  {
    name: 'Chosen',
    files: ['chosen-js/chosen.min.css', 'chosen-js/chosen.jquery.min.js'],
    markup: select,
    start: `$('#example').chosen({ width: '100%' });`,
    note: widthNote,
    made: '.chosen-single',
  },
  {
    name: 'Tabulator',
    files: [
      'tabulator-tables/dist/css/tabulator.min.css',
      'tabulator-tables/dist/js/tabulator.min.js',
    ],
    markup: '<div id="example"></div>',
    start: `new Tabulator('#example', {
  data: [{ walk: 'Coast', length: 41 }, { walk: 'Ridge', length: 28 }],
  columns: [{ title: 'Walk', field: 'walk' }, { title: 'Kilometres', field: 'length' }],
  layout: 'fitColumns',
});`,
    made: '.tabulator-row',
  },
  {
    name: 'AG Grid',
    files: ['ag-grid-community/dist/ag-grid-community.min.js'],
    markup: '<div id="example" style="height: 200px"></div>',
    start: `agGrid.createGrid(document.getElementById('example'), {
  rowData: [{ walk: 'Coast', length: 41 }, { walk: 'Ridge', length: 28 }],
  columnDefs: [{ field: 'walk' }, { field: 'length' }],
  defaultColDef: { flex: 1 },
});`,
    made: '.ag-row',
  },
  {
    name: 'Video.js',
    files: ['video.js/dist/video-js.min.css', 'video.js/dist/video.min.js'],
    markup: '<video id="example" class="video-js" controls></video>',
    start: `videojs('example', { fluid: true });`,
    made: '.vjs-control-bar',
  },
  {
    name: 'perfect-scrollbar',
    files: [
      'perfect-scrollbar/css/perfect-scrollbar.css',
      'perfect-scrollbar/dist/perfect-scrollbar.min.js',
    ],
    markup: `<div id="example" style="position: relative; height: 90px; overflow: hidden">
  <div style="width: 2000px; height: 300px">A long day.</div>
</div>`,
    start: `const scrollbar = new PerfectScrollbar('#example');`,
    line: `scrollbar.update();`,
    made: '.ps__thumb-y',
  },
  {
    name: 'signature_pad',
    files: ['signature_pad/dist/signature_pad.umd.min.js'],
    markup: '<canvas id="example" style="width: 100%; height: 120px"></canvas>',
    start: `const canvas = document.getElementById('example');
const fit = () => {
  canvas.width = canvas.offsetWidth;
  canvas.height = canvas.offsetHeight;
};
fit();
new SignaturePad(canvas);`,
    line: `fit();`,
    made: 'canvas',
  },
  {
    name: 'autosize',
    files: ['autosize/dist/autosize.min.js'],
    markup: `<textarea id="example" style="width: 100%" rows="1">${'Bring a torch and a map. '.repeat(20)}</textarea>`,
    start: `autosize(document.getElementById('example'));`,
    line: `autosize.update(document.getElementById('example'));`,
    made: 'textarea[style*=overflow]',
  },
];

/** Panels with fields have no size while they are closed: what measures there needs its line. */
export const hasFields = ({ markup }) => /<(select|textarea|input)/.test(markup);

/** Where the modules of packages are, for a browser's import map. */
export const moduleAddresses = (modules, address) =>
  Object.fromEntries(modules.map(([name, file]) => [name, address(file)]));
