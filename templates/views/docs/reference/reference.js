/**
 * Shows the Markdown pages of this folder, with the navigation of reference.json. Only the tags below become markup;
 * all others, which a document could contain, show as they are written.
 */
const content = document.querySelector('#content');
const list = document.querySelector('#list');
const filter = document.querySelector('#filter');
const menu = document.querySelector('#menu');
const wide = matchMedia('(width > 860px)');

/** Tags that the pages contain. */
const OWN_TAG =
  /^<(?:\/(?:div|span|details|summary|a)|br|details|summary|(?:div|span) class="[\w -]+"|a id="[\w.:-]+")>$/;

/** Creates an element with attributes and children; a string becomes a text node. */
function element(name, attributes, ...children) {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text) {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]);
}

/** Returns the address of a link on a page, or `undefined` if it is none that a reference needs. */
function linkAddress(href, { key, pages }) {
  const folder = new URL('.', location.href);
  const base = new URL(`${key}.md`, folder);
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (url === undefined || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined;
  const path = url.href.startsWith(folder.href) ? url.pathname.slice(folder.pathname.length) : '';
  const target = decodeURIComponent(path).replace(/\.md$/, '');
  return pages.has(target) ? `#${target}${url.hash}` : url.href;
}

/** Returns the parts of Markdown that are not rendered as usual. */
function rendererOf(page) {
  return {
    html: ({ text }) =>
      /^<!--[\w/ ]*-->\s*$/.test(text)
        ? ''
        : text.replaceAll(/<[^<>]*>|[<>]/g, (tag) => (OWN_TAG.test(tag) ? tag : escapeHtml(tag))),
    code: ({ text, lang = '' }) =>
      `<pre tabindex="0" data-label="${escapeHtml(/\[(.+)\]/.exec(lang)?.[1] ?? '')}"><code>${escapeHtml(text)}</code></pre>`,
    link({ href, tokens }) {
      const address = linkAddress(href, page);
      const text = this.parser.parseInline(tokens).replaceAll(/<\/?a\b[^>]*>/g, '') || escapeHtml(href);
      return address === undefined ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
    },
    // Nothing is loaded from elsewhere.
    image({ href, text }) {
      const address = linkAddress(href, page);
      return address === undefined
        ? escapeHtml(text)
        : `<a href="${escapeHtml(address)}">${escapeHtml(text || href)}</a>`;
    },
  };
}

/** Shows one language of the samples at a time, with a button for each. */
function addTabs(samples, chosen) {
  const blocks = [...samples.querySelectorAll('pre')];
  const buttons = blocks.map((block) => element('button', { type: 'button' }, block.dataset.label));
  const show = (label) => {
    for (const [index, button] of buttons.entries()) {
      const isShown = button.textContent === label;
      button.setAttribute('aria-pressed', String(isShown));
      blocks[index].hidden = !isShown;
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      chosen.language = button.textContent;
      show(chosen.language);
    });
  }
  samples.prepend(element('div', { class: 'tabs' }, ...buttons));
  show(buttons.some(({ textContent }) => textContent === chosen.language) ? chosen.language : buttons[0]?.textContent);
}

/** Returns the elements of a page. */
function renderPage(text, page, chosen) {
  const { Marked } = globalThis.marked;
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const shown = element('div', {});
  shown.innerHTML = new Marked({ renderer: rendererOf(page) }).parse(body);
  for (const table of shown.querySelectorAll('table')) {
    const frame = element('div', { class: 'table', tabindex: '0' });
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const samples of shown.querySelectorAll('.samples')) addTabs(samples, chosen);
  return [...shown.childNodes];
}

/** Returns what the navigation lists: a section per group, and one for schemas. */
function sectionsOf({ groups, operations, schemas }) {
  const operationItem = ({ page, summary, name, method, path }) => ({
    key: `operations/${page}`,
    text: summary,
    method,
    words: `${summary} ${name} ${method} ${path}`.toLowerCase(),
  });
  const schemaItem = ({ page, name }) => ({ key: `schemas/${page}`, text: name, words: name.toLowerCase() });
  return [
    ...groups.map(({ slug, title }) => ({
      title,
      items: operations.filter(({ group }) => group === slug).map(operationItem),
    })),
    { title: 'Schemas', items: schemas.map(schemaItem) },
  ];
}

function sectionView({ title, items }, { current, isFiltered }) {
  if (items.length === 0) return [];
  const links = items.map(({ key, text, method }) => {
    const attributes = key === current ? { 'aria-current': 'page' } : {};
    const badge =
      method === undefined ? [] : [element('span', { class: `method method-${method.toLowerCase()}` }, method)];
    return element('li', {}, element('a', { href: `#${key}`, ...attributes }, ...badge, element('span', {}, text)));
  });
  const isOpen = isFiltered || items.some(({ key }) => key === current);
  const heading = element('summary', {}, `${title} `, element('span', { class: 'count' }, String(items.length)));
  return [element('details', isOpen ? { open: '' } : {}, heading, element('ul', {}, ...links))];
}

/** Shows the page that the address names, or the overview, and the items that match the filter. */
function start(reference) {
  const sections = sectionsOf(reference);
  const pages = new Map(sections.flatMap(({ items }) => items.map((item) => [item.key, item.text])));
  pages.set('index', 'Overview');
  const title = `${reference.title} ${reference.version}`;
  const chosen = {};
  const address = () => {
    const [key, anchor] = decodeURIComponent(location.hash.slice(1)).split('#');
    return pages.has(key) ? { key, anchor } : { key: 'index' };
  };
  const showList = () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    const matches = (item) => words.every((word) => item.words.includes(word));
    const context = { current: address().key, isFiltered: filter.value.trim() !== '' };
    list.replaceChildren(
      ...sections.flatMap((section) => sectionView({ ...section, items: section.items.filter(matches) }, context)),
    );
  };
  const showPage = async () => {
    const { key, anchor } = address();
    showList();
    const response = await fetch(`${key}.md`);
    const text = response.ok ? await response.text() : `# Page not found\n\n${key}.md cannot be read.\n`;
    if (address().key !== key) return;
    content.replaceChildren(...renderPage(text, { key, pages }, chosen));
    document.title = key === 'index' ? title : `${pages.get(key)} | ${title}`;
    const target = anchor === undefined ? null : document.getElementById(anchor);
    if (target === null) scrollTo(0, 0);
    else target.scrollIntoView();
  };
  document.querySelector('#title').textContent = title;
  filter.addEventListener('input', showList);
  addEventListener('hashchange', async () => {
    if (location.hash === '#content') return;
    if (!wide.matches) menu.open = false;
    await showPage();
    content.focus({ preventScroll: true });
  });
  void showPage();
}

/** The menu is folded where it stands above the content. */
function foldMenu() {
  menu.open = wide.matches;
}

foldMenu();
wide.addEventListener('change', foldMenu);
fetch('reference.json')
  .then((response) => response.json())
  .then(start)
  .catch(() => {
    content.replaceChildren(
      element(
        'p',
        {},
        'reference.json cannot be read. Browsers do not let a page from the disk read files: serve this folder.',
      ),
      element('p', {}, element('a', { href: 'index.md' }, 'The same reference as Markdown')),
    );
  });
