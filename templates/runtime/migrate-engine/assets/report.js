// Filters and groups the places of the report. The filters are kept in the address, so that a view can be shared.
const form = document.getElementById('filters');
const places = document.getElementById('places');
if (form instanceof HTMLFormElement && places !== null) {
  const cards = [...places.querySelectorAll('article')];
  const controls = form.elements;
  const EDITORS = {
    vscode: (path, line, column) => `vscode://file${path}:${line}:${column}`,
    cursor: (path, line, column) => `cursor://file${path}:${line}:${column}`,
    zed: (path, line, column) => `zed://file${path}:${line}:${column}`,
    idea: (path, line, column) => `idea://open?file=${path}&line=${line}&column=${column}`,
  };

  const restore = () => {
    const state = new URLSearchParams(location.hash.slice(1));
    for (const name of ['rule', 'folder', 'group', 'editor']) {
      const value = state.get(name);
      const isOption = value !== null && [...controls[name].options].some((option) => option.value === value);
      if (isOption) controls[name].value = value;
    }
    const tiers = state.get('tier')?.split(',');
    for (const box of controls.tier) box.checked = tiers === undefined || tiers.includes(box.value);
  };

  const save = () => {
    const state = new URLSearchParams();
    const tiers = [...controls.tier].filter((box) => box.checked).map((box) => box.value);
    if (tiers.length < controls.tier.length) state.set('tier', tiers.join(','));
    for (const name of ['rule', 'folder']) if (controls[name].value !== '') state.set(name, controls[name].value);
    if (controls.group.value !== 'file') state.set('group', controls.group.value);
    if (controls.editor.value !== 'vscode') state.set('editor', controls.editor.value);
    history.replaceState(null, '', `#${state}`);
  };

  const isShown = ({ dataset }) =>
    [...controls.tier].some((box) => box.checked && box.value === dataset.tier) &&
    (controls.rule.value === '' || controls.rule.value === dataset.rule) &&
    (controls.folder.value === '' || dataset.file.startsWith(`${controls.folder.value}/`));

  const group = () => {
    const key = controls.group.value;
    if (places.dataset.group === key) return;
    places.dataset.group = key;
    const groups = new Map();
    for (const card of cards) {
      const name = card.dataset[key];
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(card);
    }
    const names = [...groups.keys()].sort();
    places.replaceChildren(
      ...names.map((name) => {
        const section = document.createElement('details');
        section.className = 'group';
        section.open = true;
        const summary = document.createElement('summary');
        const title = document.createElement('span');
        title.textContent = name;
        summary.append(title, ' ', document.createElement('b'));
        section.append(summary, ...groups.get(name));
        return section;
      }),
    );
  };

  const filter = () => {
    group();
    let shown = 0;
    for (const card of cards) {
      card.hidden = !isShown(card);
      if (!card.hidden) shown += 1;
    }
    for (const section of places.querySelectorAll('details')) {
      const count = section.querySelectorAll('article:not([hidden])').length;
      section.hidden = count === 0;
      section.querySelector('summary b').textContent = String(count);
    }
    form.querySelector('output').textContent = `${shown} of ${cards.length} places`;
    document.getElementById('none').hidden = shown > 0;
  };

  // The report holds no path of the machine that wrote it: opened as a file, it knows where it lies itself.
  const linkEditor = () => {
    const isFile = location.protocol === 'file:';
    controls.editor.closest('label').hidden = !isFile;
    if (!isFile) return;
    const folder = new URL(`${document.body.dataset.folder}/`, location.href.replace(/[?#].*$/, ''));
    for (const card of cards) {
      const { file, line, column } = card.dataset;
      const path = folder.pathname + file.split('/').map(encodeURIComponent).join('/');
      card.querySelector('.place').href = EDITORS[controls.editor.value](path, line, column);
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
  });
  addEventListener('beforeprint', () => {
    for (const section of places.querySelectorAll('details')) section.open = true;
  });
  restore();
  filter();
  linkEditor();
}
