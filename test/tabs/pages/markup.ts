/** T002: a set in a form, whose links and panels carry ids. */
export const mailForm =
  "<form><div id='tabbed-nav'><ul><li><a id='k1'> T1 </a></li><li><a id='k2'>T2</a></li></ul>" +
  "<div><div id='p1'><table><tr><td><input type='checkbox'></td></tr></table></div>" +
  "<div id='p2'><table></table></div></div></div></form>";

const framePanel = (url: string): string =>
  `<div class="z-nopadding" data-content-url="${url}" data-content-type="iframe"></div>`;

/** T005: addresses for ids, tabs the page hides, style elements between the parts. */
export const dashboard =
  '<div id="page" style="position:absolute"><div id="tabbed-nav"><ul id="grouping">' +
  '<li id="http://a/x" class="1" style="display: block"><a>T1 <span><i></i></span></a></li>' +
  '<li id="http://b/x" class="2" style="display: none"><a>T2</a></li>' +
  '<li class="donthide"><a>Set</a></li>' +
  '<li class="donthide"><a class="swapGroup">Swap</a></li></ul>' +
  '<style>.unused { color: red }</style><style>.unused { color: blue }</style>' +
  '<div style="top: 5px; overflow: hidden;">' +
  ['http://a/', 'http://b/', 's.php', 'w.php'].map(framePanel).join('') +
  '</div></div></div>';

/** T014: the shape that jQuery UI's tabs have. */
export const uiShaped =
  '<div id="status-tabs" class="z-tabs-loading"><ul><li><a href="#tabs-1">T1</a></li>' +
  '<li><a href="#tabs-2">T2</a></li></ul><div id="tabs-1">P1</div><div id="tabs-2">P2</div></div>';

/** T037: names and numbers of the page on each tab, a tab hidden by class and style. */
export const slugs =
  '<form><div id="f"><ul id="pt">' +
  '<li data-index="0" data-link="slug-a"><a>T1<span></span></a></li>' +
  '<li data-index="1" data-link="slug-b" class="hide" style="display:none"><a>T2</a></li>' +
  '<li data-index="2" data-link="slug-c"><a>T3</a></li></ul><div>' +
  '<div><fieldset data-index="0" data-name="slug-a"><legend>T1</legend></fieldset></div>' +
  '<div><fieldset class="hide" data-index="1" data-name="slug-b"></fieldset></div>' +
  '<div><fieldset data-index="2" data-name="slug-c"></fieldset></div></div></div></form>';

/** T089: saved while it ran, with its first tab commented out. */
export const savedCopy =
  '<div id="tabbed-nav" data-options="{&quot;deeplinking&quot;:true,&quot;multiline&quot;:true,' +
  '&quot;defaultTab&quot;:&quot;tab1&quot;,&quot;animation&quot;:{&quot;effects&quot;:' +
  '&quot;slideH&quot;,&quot;duration&quot;:500,&quot;type&quot;:&quot;jquery&quot;,' +
  '&quot;easing&quot;:&quot;easeOutQuint&quot;}}" ' +
  'class="mine z-multiline z-tabs horizontal top top-left silver" data-role="z-tabs" ' +
  'data-style="normal" data-orientation="horizontal" data-theme="silver">' +
  '<ul class="z-tabs-nav z-tabs-mobile z-state-closed" style="display: none;"><li>' +
  '<a style="text-align: left;" class="z-link"><span class="z-title">T</span>' +
  '<span class="z-arrow"></span></a></li></ul><i class="z-dropdown-arrow"></i>' +
  '<ul class="z-tabs-nav z-tabs-desktop z-hide-menu"><!-- li -->' +
  '<li data-link="tab2" id="tab2" class="z-tab z-last"><a class="z-link">T</a></li>' +
  '<li data-link="tab3" id="tab3" class="z-tab"><a class="z-link">U</a></li></ul>' +
  '<div class="h-content2 z-container"><!-- panel --><div class="z-content z-active" ' +
  'style="display: none; position: absolute; left: 717px; top: 0px;">' +
  '<div class="z-content-inner"><form></form></div></div>' +
  '<div class="z-content" style="display: none;"><div class="z-content-inner">U</div></div>' +
  '</div></div>';
