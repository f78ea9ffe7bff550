// The page of the mock: shows calls and state while a test runs, and controls the mock by its JSON interface.

import { addControls, showControls } from './controls.js';
import { bodyText, curlOf, ResultDescriber, statusClass } from './results.js';

const POLL_MS = 1000;
/** Limit of the calls in the list, as many as a space records by default. */
const MAX_ROWS = 1000;

const byId = (id) => document.getElementById(id);

/** The selected space (none: the one of the page's address), and what the page has seen of it. */
const seen = {
  space: new URLSearchParams(location.search).get('space') ?? '',
  last: 0,
  calls: new Map(),
  results: new ResultDescriber(),
  version: -1,
};
const selected = { call: 0, collection: '' };
let collections = [];

/** Creates an element; `class` and other attributes by name, functions as listeners of clicks. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener('click', value);
    else if (value !== undefined && value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** Sends a request to the control API; an error has the message of the mock. */
async function control(method, path, body) {
  const headers = seen.space === '' ? {} : { 'x-mock-space': seen.space };
  const response = await fetch(`/__mock${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  const value = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new Error(value.issues?.[0]?.message ?? value.message);
  return value;
}

let messageTimer;

/** Shows a message for some seconds. */
function say(text) {
  byId('message').textContent = text;
  clearTimeout(messageTimer);
  messageTimer = setTimeout(() => byId('message').replaceChildren(), 6000);
}

/** Runs an action of a control, and says what it did, or why it failed. */
async function act(message, action) {
  try {
    await action();
    say(message);
    await refresh();
  } catch (error) {
    say(error.message);
  }
}

// Calls

function facts(entries) {
  return element(
    'dl',
    { class: 'facts' },
    ...entries.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );
}

function methodBadge(method) {
  return element('span', { class: `method method-${method.toLowerCase()}` }, method);
}

function callRow(call) {
  const { number, method, target, status, operation, login, violations, warnings, decidedBy, result } = call;
  const [violation] = [...violations, ...warnings];
  const detail = [operation, login, decidedBy].filter(Boolean).join(' · ');
  return element(
    'li',
    { 'data-number': number },
    element(
      'button',
      { type: 'button', class: 'row fresh', click: () => showCall(number) },
      element('span', { class: `status ${statusClass(status)}` }, String(status)),
      methodBadge(method),
      element('span', { class: 'target', title: target }, target),
      element('time', { datetime: call.startedAt }, call.startedAt.slice(11, 19)),
      violation === undefined
        ? element('span', { class: 'more' }, element('b', {}, result), result === '' ? '' : ' · ', detail)
        : element('span', { class: 'more violation' }, `⚠ ${violation}`),
    ),
  );
}

function isShown({ method, target, status, operation, login, violations, warnings, result }) {
  const text = byId('filter-text').value.trim().toLowerCase();
  const hundreds = byId('filter-status').value;
  if (byId('filter-violations').checked && violations.length === 0) return false;
  if (hundreds !== '' && String(status)[0] !== hundreds) return false;
  return `${method} ${target} ${status} ${operation} ${login} ${result} ${[...violations, ...warnings].join(' ')}`
    .toLowerCase()
    .includes(text);
}

function filterCalls() {
  let shown = 0;
  for (const row of byId('call-list').children) {
    row.hidden = !isShown(seen.calls.get(Number(row.dataset.number)));
    if (!row.hidden) shown += 1;
  }
  const none = byId('no-calls');
  none.hidden = shown > 0;
  none.textContent =
    seen.calls.size === 0 ? 'No calls yet. Send a request to the mock, and it appears here.' : 'No call matches.';
  byId('calls-count').textContent = seen.calls.size === 0 ? '' : String(seen.calls.size);
}

/** Adds new calls at the top, and removes those that the mock no longer records. */
function addCalls({ first, last, calls }) {
  const list = byId('call-list');
  if (last < seen.last) forgetCalls();
  for (const call of calls) {
    const named = { ...call, result: seen.results.describe(call) };
    seen.calls.set(call.number, named);
    list.prepend(callRow(named));
  }
  for (const number of seen.calls.keys()) {
    if (number >= Math.max(first, last - MAX_ROWS + 1)) break;
    seen.calls.delete(number);
    list.lastElementChild?.remove();
  }
  seen.last = calls.at(-1)?.number ?? last;
  if (!seen.calls.has(selected.call) && selected.call !== 0) closeDetails();
  filterCalls();
}

function forgetCalls() {
  seen.last = 0;
  seen.calls.clear();
  seen.results = new ResultDescriber();
  byId('call-list').replaceChildren();
}

function message(title, { headers, ...content }) {
  return [
    element('h3', {}, title),
    element(
      'details',
      {},
      element('summary', {}, headers.length === 1 ? '1 header' : `${headers.length} headers`),
      facts(headers.map(({ name, value }) => [name, value])),
    ),
    content.body === ''
      ? element('p', { class: 'soft' }, 'No body.')
      : element('pre', { tabindex: '0', 'aria-label': `Body of the ${title.toLowerCase()}` }, bodyText(content)),
  ];
}

function problemList(title, problems) {
  if (problems.length === 0) return [];
  const list = element('ul', {}, ...problems.map((problem) => element('li', {}, problem)));
  return [element('div', { class: 'notice warn' }, element('h3', {}, title), list)];
}

function markCurrent(list, isCurrent) {
  for (const row of byId(list).children)
    row.firstElementChild.setAttribute('aria-current', String(isCurrent(row.dataset)));
}

function backButton() {
  return element('button', { type: 'button', class: 'back', click: closeDetails }, '← Back');
}

function showCall(number) {
  const call = seen.calls.get(number);
  selected.call = number;
  markCurrent('call-list', (row) => Number(row.number) === number);
  byId('call').replaceChildren(
    backButton(),
    element('h2', {}, methodBadge(call.method), ' ', element('code', {}, call.target)),
    facts([
      ['Status', element('span', { class: `status ${statusClass(call.status)}` }, String(call.status))],
      ['Result', call.result || 'none'],
      ['Decided by', call.decidedBy],
      ['Operation', call.operation || 'none'],
      ['User', call.login || 'none'],
      ['Time', `${call.startedAt.replace('T', ' ')}, ${call.durationMs.toFixed(1)} ms`],
    ]),
    element('p', { class: 'buttons' }, ...callButtons(call)),
    ...problemList('Violations of the contract', call.violations),
    ...problemList('Warnings', call.warnings),
    ...message('Request', call.request),
    ...message('Response', call.response),
  );
  byId('calls').classList.add('open');
}

function callButtons(call) {
  const replay = () => act('Sent again.', () => control('POST', '/replay', { number: call.number }));
  const copy = () => act('Copied.', () => navigator.clipboard.writeText(curlOf(call, location.origin)));
  return [
    element('button', { type: 'button', click: replay }, 'Send again'),
    element('button', { type: 'button', click: copy }, 'Copy as curl'),
  ];
}

/** Closes the details, and moves the focus back to their row. */
function closeDetails() {
  for (const id of ['calls', 'state']) {
    const view = byId(id);
    view.classList.remove('open');
    if (!view.hidden) view.querySelector('[aria-current="true"]')?.focus();
  }
}

// State

function collectionRow({ collection, size, changes }, isFresh) {
  return element(
    'li',
    { 'data-collection': collection },
    element(
      'button',
      {
        type: 'button',
        class: `row collection${isFresh ? ' fresh' : ''}`,
        'aria-current': String(collection === selected.collection),
        click: () => act('', () => showCollection(collection)),
      },
      element('span', { class: 'target' }, collection),
      element(
        'span',
        {},
        changeBadge(changes, 'changed', ({ isDeleted }) => !isDeleted),
        changeBadge(changes, 'deleted', ({ isDeleted }) => isDeleted),
      ),
      element('span', { class: 'end' }, size === 1 ? '1 item' : `${size} items`),
    ),
  );
}

const STATES = { changed: 'good', deleted: 'warn' };

/** Counts the changed or the deleted items, if there are any. */
function changeBadge(changes, word, isCounted) {
  const { length } = changes.filter(isCounted);
  return length === 0 ? '' : element('span', { class: `badge ${STATES[word]}` }, `${length} ${word}`);
}

const latest = (changes) => Math.max(0, ...changes.map(({ version }) => version));

/** Lists the collections again after a change, the latest change first; changes since the last time are highlighted. */
async function refreshState() {
  const before = seen.version;
  const listed = await control('GET', '/changes');
  const found = listed.toSorted((one, other) => latest(other.changes) - latest(one.changes));
  const version = Math.max(...found.map(({ changes }) => latest(changes)), 0);
  const isSame = version === before && JSON.stringify(found) === JSON.stringify(collections);
  collections = found;
  if (isSame) return;
  seen.version = version;
  const focused = document.activeElement?.closest('li')?.dataset.collection;
  const isFresh = ({ changes }) => before >= 0 && latest(changes) > before;
  byId('collection-list').replaceChildren(...found.map((each) => collectionRow(each, isFresh(each))));
  filterCollections();
  if (focused !== undefined) byId('collection-list').querySelector(`[data-collection="${focused}"] button`)?.focus();
  if (selected.collection !== '') await showCollection(selected.collection, before);
}

function filterCollections() {
  const text = byId('filter-collections').value.trim().toLowerCase();
  const onlyChanged = byId('filter-changed').checked;
  for (const [index, { collection, changes }] of collections.entries())
    byId('collection-list').children[index].hidden =
      !collection.toLowerCase().includes(text) || (onlyChanged && changes.length === 0);
  byId('no-collections').hidden = [...byId('collection-list').children].some(({ hidden }) => !hidden);
  const changed = collections.filter(({ changes }) => changes.length > 0).length;
  byId('state-count').textContent = changed === 0 ? '' : `${changed} changed`;
}

/** Shows the members of an item, and beside them what they were before the change. */
function itemTable(item, before) {
  const text = (value) => (typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value ?? ''));
  const rowOf = (name) => {
    const [old, now] = [text(before?.[name]), text(item[name])];
    const [removed, added] = before === undefined || old === now ? ['', ''] : ['removed', 'added'];
    const cells = before === undefined ? [] : [element('td', { class: removed }, old)];
    return element('tr', {}, element('th', { scope: 'row' }, name), ...cells, element('td', { class: added }, now));
  };
  const titles = before === undefined ? ['Member', 'Value'] : ['Member', 'Before', 'After'];
  const head = element('tr', {}, ...titles.map((title) => element('th', { scope: 'col' }, title)));
  const names = Object.keys({ ...before, ...item });
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...names.map(rowOf)));
}

function itemView(item, { id, change, isFresh, isOpen }) {
  const rest = JSON.stringify(item);
  return element(
    'details',
    {
      class: `item${change ? ' changed' : ''}${isFresh ? ' fresh' : ''}`,
      'data-id': id,
      open: isOpen ? '' : undefined,
    },
    element(
      'summary',
      {},
      element('strong', { class: 'id' }, id),
      element('span', { class: 'preview' }, rest),
      change === undefined ? '' : element('span', { class: 'badge good' }, change.before === null ? 'new' : 'changed'),
    ),
    itemTable(item, change?.before ?? undefined),
  );
}

/** Shows the items of a collection: those that were written come first, the latest at the top. */
async function showCollection(collection, before = Number.POSITIVE_INFINITY) {
  const items = await control('GET', `/data/${encodeURIComponent(collection)}`);
  const { key, changes } = collections.find((each) => each.collection === collection);
  const view = byId('collection');
  const opened = new Set([...view.querySelectorAll('.item[open]')].map(({ dataset }) => dataset.id));
  const isAnother = selected.collection !== collection;
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  const versionOf = (item) => changeOf.get(String(item[key]))?.version ?? 0;
  selected.collection = collection;
  markCurrent('collection-list', (row) => row.collection === collection);
  const deleted = changes.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
  view.replaceChildren(
    backButton(),
    element('h2', {}, collection),
    ...(deleted.length === 0 ? [] : [element('p', { class: 'soft' }, `Deleted: ${deleted.join(', ')}`), element('br')]),
    ...(items.length === 0 ? [element('p', { class: 'soft' }, 'No items.')] : []),
    ...items
      .toSorted((one, other) => versionOf(other) - versionOf(one))
      .map((item) => {
        const id = String(item[key]);
        const isOpen = !isAnother && opened.has(id);
        return itemView(item, {
          id,
          change: changeOf.get(id),
          isFresh: versionOf(item) > before,
          isOpen,
        });
      }),
  );
  byId('state').classList.add('open');
}

// Users and controls

function showUsers(users) {
  const heads = ['Login', 'Name', 'Company', 'Kind', 'Rights'].map((name) => element('th', { scope: 'col' }, name));
  const rows = users.map(({ login, name, company, technical, rights }) =>
    element(
      'tr',
      {},
      ...[element('code', {}, login), name, company, technical ? 'technical' : 'person'].map((cell) =>
        element('td', {}, cell),
      ),
      element('td', {}, rights.length === 0 ? 'none' : element('code', {}, rights.join(' '))),
    ),
  );
  // A wide table can be scrolled by keys.
  byId('user-table').tabIndex = 0;
  byId('user-table').replaceChildren(
    users.length === 0
      ? element('p', { class: 'soft' }, 'This mock has no users: it asks for no credentials that it could check.')
      : element('table', {}, element('thead', {}, element('tr', {}, ...heads)), element('tbody', {}, ...rows)),
  );
}

async function refreshOverview() {
  const { title, operations, stateful, spaces, space, users } = await control('GET', '');
  const counts = stateful.map((one) => {
    const document = stateful.length === 1 ? '' : ` of ${one.document}`;
    return `${one.stateful} of ${one.operations} operations${document}`;
  });
  byId('stateful').textContent = `State is kept for ${counts.join(' and ')}.`;
  byId('title').textContent = title;
  document.title = `Mock · ${title}`;
  byId('operations').replaceChildren(...operations.map((id) => element('option', { value: id })));
  const names = [...new Set(['main', space, ...spaces])];
  byId('space').replaceChildren(
    ...names.map((name) => element('option', { value: name, selected: name === space && '' }, name)),
  );
  byId('har').href = space === 'main' ? '/__mock/har' : `/__mock/space/${space}/__mock/har`;
  byId('delete-space').hidden = space === 'main';
  showUsers(users);
}

/** Parts of the page that its controls work with. */
const page = { byId, element, control, act };

// Views and keys

const tabs = [...document.querySelectorAll('[role="tab"]')];

function openTab(tab = tabs.find((each) => each.getAttribute('aria-controls') === location.hash.slice(1)) ?? tabs[0]) {
  for (const each of tabs) {
    const isOpen = each === tab;
    each.setAttribute('aria-selected', String(isOpen));
    each.tabIndex = isOpen ? 0 : -1;
    byId(each.getAttribute('aria-controls')).hidden = !isOpen;
  }
  history.replaceState(null, '', `#${tab.getAttribute('aria-controls')}`);
}

/** Moves the focus within a list of buttons, wrapping at its ends. */
function moveFocus(buttons, step) {
  const at = buttons.indexOf(document.activeElement);
  const next = buttons.at(at < 0 ? 0 : (at + step) % buttons.length);
  next?.focus();
  return next;
}

function onKey(event) {
  const { key, target } = event;
  if (target.matches('[role="tab"]') && (key === 'ArrowRight' || key === 'ArrowLeft'))
    return openTab(moveFocus(tabs, key === 'ArrowRight' ? 1 : -1));
  if (key === 'Escape') return closeDetails();
  const isTyping = target.matches('input:not([type="checkbox"]), select, textarea');
  if (key === '/' && !isTyping) {
    document.querySelector('.split:not([hidden]) [type="search"]')?.focus();
    event.preventDefault();
  }
  const isInForm = isTyping && target.type !== 'search';
  if ((key === 'ArrowDown' || key === 'ArrowUp') && !isInForm && target.closest('.detail') === null) moveRow(event);
}

/** Moves the focus to the row above or below, from the filter to the first row. */
function moveRow(event) {
  const rows = [...document.querySelectorAll('.split:not([hidden]) .rows > li:not([hidden]) > button')];
  if (rows.length === 0) return;
  moveFocus(rows, event.key === 'ArrowDown' ? 1 : -1);
  event.preventDefault();
}

// Refreshing

let isKnown = false;

/** Asks for new calls, and for the state and the faults only after a call or an action. */
async function refresh(isQuiet = false) {
  const before = seen.last;
  const found = await control('GET', `/exchanges?after=${before}`);
  addCalls(found);
  byId('now').textContent = found.now.replace('T', ' ').slice(0, 19);
  byId('now').dateTime = found.now;
  if (seen.last < found.last) return refresh(isQuiet);
  if (isQuiet && isKnown && found.calls.length === 0) return;
  if (!isKnown || !isQuiet) await refreshOverview();
  await refreshState();
  await showControls(page);
  isKnown = true;
}

async function poll() {
  const connection = byId('connection');
  try {
    if (!document.hidden || !isKnown) await refresh(true);
    Object.assign(connection, { className: 'connection live', textContent: 'Live' });
  } catch {
    isKnown = false;
    connection.className = 'connection';
    connection.textContent = 'The mock does not respond. Trying again …';
  }
  setTimeout(poll, POLL_MS);
}

addControls(page);
document.addEventListener('keydown', onKey);
// Hidden and shown again, an element would begin its animation again.
document.addEventListener('animationend', ({ target }) => target.classList.remove('fresh'));
byId('filters').addEventListener('input', filterCalls);
for (const id of ['filter-collections', 'filter-changed']) byId(id).addEventListener('input', filterCollections);
document.addEventListener('submit', (event) => event.preventDefault());
for (const tab of tabs) tab.addEventListener('click', () => openTab(tab));
addEventListener('hashchange', () => openTab());
openTab();
poll();
