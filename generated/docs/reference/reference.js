// Shows reference.json. Text of the document only becomes text nodes, so nothing in it can act as markup.
const content = document.querySelector('#content');
const list = document.querySelector('#list');
const filter = document.querySelector('#filter');

/** Creates an element with attributes and children; a string becomes a text node. */
function element(name, attributes, ...children) {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}

function table(headings, rows) {
  const cells = (name, texts) => texts.map((text) => element(name, {}, text));
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...cells('th', headings))),
    element('tbody', {}, ...rows.map((row) => element('tr', {}, ...cells('td', row)))),
  );
}

function exampleText({ coding, example }) {
  return coding === 'json' || typeof example !== 'string' ? JSON.stringify(example, null, 2) : example;
}

/** Quotes a text for a POSIX shell. */
function quote(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function curlText({ method, target, selector, body, parameters }) {
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  return [
    `curl -X ${method} "$BASE_URL"${quote(`${selector}${target}`)}`,
    ...headers.map(({ name, example }) => `-H ${quote(`${name}: ${example}`)}`),
    ...(body === null ? [] : [`-H ${quote(`content-type: ${body.mediaType}`)}`, `-d ${quote(exampleText(body))}`]),
  ].join(' \\\n  ');
}

function rightsText(rights) {
  if (rights === null) return '';
  if (typeof rights === 'string') return 'Rights: not documented.';
  return rights.length === 0 ? '' : `Rights: ${rights.map((codes) => codes.join(' and ')).join(', or ')}.`;
}

function operationView(operation) {
  const { name, summary, method, path, page, provenance, rights, parameters, body } = operation;
  const rows = parameters.map((parameter) => [
    element('code', {}, parameter.name),
    parameter.in,
    parameter.required ? 'required' : 'optional',
    element('code', {}, JSON.stringify(parameter.example) ?? ''),
  ]);
  return [
    element('h2', {}, summary),
    element('p', {}, element('code', {}, `${method} ${path}`)),
    element('p', { class: 'soft' }, [name, provenance, rightsText(rights)].filter(Boolean).join(' · ')),
    ...(rows.length === 0 ? [] : [element('h3', {}, 'Parameters'), table(['Name', 'In', 'Required', 'Example'], rows)]),
    ...(body === null
      ? []
      : [element('h3', {}, `Body: ${body.mediaType}`), element('pre', { tabindex: '0' }, exampleText(body))]),
    element('h3', {}, 'Request'),
    element('pre', { tabindex: '0' }, curlText(operation)),
    ...markdownLink(`operations/${page}.md`),
  ];
}

function schemaView({ name, page, provenance }) {
  return [
    element('h2', {}, name),
    element('p', { class: 'soft' }, provenance ?? ''),
    ...markdownLink(`schemas/${page}.md`),
  ];
}

function markdownLink(href) {
  return [element('p', {}, element('a', { href }, 'All details, as Markdown'))];
}

/** Returns what the navigation lists: a section per group, and one for schemas. */
function sectionsOf({ groups, operations, schemas }) {
  const operationItem = (operation) => ({
    key: `operation/${operation.page}`,
    text: operation.summary,
    words: `${operation.summary} ${operation.name} ${operation.method} ${operation.path}`.toLowerCase(),
    view: () => operationView(operation),
  });
  const schemaItem = (schema) => ({
    key: `schema/${schema.page}`,
    text: schema.name,
    words: schema.name.toLowerCase(),
    view: () => schemaView(schema),
  });
  return [
    ...groups.map(({ slug, title }) => ({
      title,
      items: operations.filter(({ group }) => group === slug).map(operationItem),
    })),
    { title: 'Schemas', items: schemas.map(schemaItem) },
  ];
}

function sectionView({ title, items }, current) {
  const links = items.map(({ key, text }) => {
    const attributes = key === current ? { 'aria-current': 'page' } : {};
    return element('li', {}, element('a', { href: `#${key}`, ...attributes }, text));
  });
  return links.length === 0 ? [] : [element('h2', {}, title), element('ul', {}, ...links)];
}

/** Shows the item that the address names, or the first one, and the items that match the filter. */
function start(reference) {
  const sections = sectionsOf(reference);
  const items = new Map(sections.flatMap((section) => section.items.map((item) => [item.key, item])));
  const currentKey = () => {
    const key = decodeURIComponent(location.hash.slice(1));
    return items.has(key) ? key : items.keys().next().value;
  };
  const showList = () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    const matches = (item) => words.every((word) => item.words.includes(word));
    const matching = sections.map(({ title, items: all }) => ({ title, items: all.filter(matches) }));
    list.replaceChildren(...matching.flatMap((section) => sectionView(section, currentKey())));
  };
  const showItem = () => {
    content.replaceChildren(...(items.get(currentKey())?.view() ?? ['The document has no operations.']));
    showList();
  };
  document.title = `${reference.title} ${reference.version}`;
  document.querySelector('#title').textContent = document.title;
  filter.addEventListener('input', showList);
  addEventListener('hashchange', () => {
    showItem();
    content.focus({ preventScroll: true });
    scrollTo(0, 0);
  });
  showItem();
}

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
      ...markdownLink('index.md'),
    );
  });
