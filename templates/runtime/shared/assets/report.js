// Filters and groups the cards of a report. The filters are kept in the address, so that a view can be shared.
const form = document.getElementById('filters');
const places = document.getElementById('places');
if (form instanceof HTMLFormElement && places !== null) {
  const cards = [...places.querySelectorAll('article')];
  const selects = [...form.querySelectorAll('select')];
  const filters = selects.filter(({ name }) => !['group', 'editor'].includes(name));
  const boxes = [...form.querySelectorAll('[name=tier]')];
  const { group: grouping, editor } = form.elements;
  const EDITORS = {
    vscode: (path, line, column) => `vscode://file${path}:${line}:${column}`,
    cursor: (path, line, column) => `cursor://file${path}:${line}:${column}`,
    zed: (path, line, column) => `zed://file${path}:${line}:${column}`,
    idea: (path, line, column) => `idea://open?file=${path}&line=${line}&column=${column}`,
  };

  const restore = () => {
    const state = new URLSearchParams(location.hash.slice(1));
    for (const select of selects) {
      const value = state.get(select.name);
      if ([...select.options].some((option) => option.value === value)) select.value = value;
    }
    const tiers = state.get('tier')?.split(',');
    for (const box of boxes) box.checked = tiers === undefined || tiers.includes(box.value);
  };

  const save = () => {
    const state = new URLSearchParams();
    const tiers = boxes.filter((box) => box.checked).map((box) => box.value);
    if (tiers.length < boxes.length) state.set('tier', tiers.join(','));
    for (const { name, value, options } of selects) if (value !== options[0].value) state.set(name, value);
    history.replaceState(null, '', `#${state}`);
  };

  const isMatch = ({ name, value }, { file = '', ...data }) =>
    value === '' || (name === 'folder' ? file.startsWith(`${value}/`) : data[name] === value);

  const isShown = ({ dataset }) =>
    boxes.some((box) => box.checked && box.value === dataset.tier) &&
    filters.every((filter) => isMatch(filter, { ...dataset }));

  const group = () => {
    const key = grouping.value;
    if (places.dataset.group === key) return;
    places.dataset.group = key;
    const groups = Map.groupBy(cards, (card) => card.dataset[key]);
    const sections = [...groups].sort().map(([name, own]) => {
      const section = document.createElement('details');
      section.className = 'group';
      section.open = true;
      const summary = document.createElement('summary');
      const title = document.createElement('h2');
      title.textContent = name;
      summary.append(title, ' ', document.createElement('b'));
      section.append(summary, ...own);
      return section;
    });
    places.replaceChildren(...sections);
  };

  const filter = () => {
    if (grouping.value !== grouping.options[0].value || places.dataset.group !== undefined) group();
    for (const card of cards) card.hidden = !isShown(card);
    for (const section of places.querySelectorAll('.group')) {
      const count = section.querySelectorAll('article:not([hidden])').length;
      section.hidden = count === 0;
      section.querySelector('summary b').textContent = String(count);
    }
    const shown = cards.filter(({ hidden }) => !hidden).length;
    form.querySelector('output').textContent = `${shown} of ${cards.length} places`;
    document.getElementById('none').hidden = shown > 0;
  };

  // The report holds no path of the machine that wrote it: opened as a file, it knows where it lies itself.
  const linkEditor = () => {
    const isFile = location.protocol === 'file:' && document.body.dataset.folder !== '';
    editor.closest('label').hidden = !isFile;
    if (!isFile) return;
    const folder = new URL(`${document.body.dataset.folder}/`, location.href.replace(/[?#].*$/, ''));
    for (const card of cards) {
      const { file, line, column } = card.dataset;
      const path = folder.pathname + file.split('/').map(encodeURIComponent).join('/');
      card.querySelector('.place').href = EDITORS[editor.value](path, line, column);
    }
  };

  form.hidden = false;
  form.addEventListener('input', () => {
    filter();
    linkEditor();
    save();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#rule-')) return;
    restore();
    filter();
    linkEditor();
  });
  addEventListener('beforeprint', () => {
    for (const section of places.querySelectorAll('.group')) section.open = true;
  });
  restore();
  filter();
  linkEditor();
}
