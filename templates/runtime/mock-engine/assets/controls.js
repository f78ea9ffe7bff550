// The controls of the page: faults, replies, the clock and spaces, and the deliveries of webhooks.

import { statusClass } from './results.js';

async function showFaults({ byId, element, control }) {
  const faults = await control('GET', '/faults');
  const lines = faults.map((fault) => element('li', {}, element('code', {}, JSON.stringify(fault))));
  byId('fault-list').replaceChildren(...lines);
}

/** Members of a reply that the form has. */
const FORM_FIELDS = ['operation', 'status', 'times', 'body'];

async function showReplies(page) {
  const { byId, element, control } = page;
  const [{ replies, handlers }, scenarios] = await Promise.all([
    control('GET', '/replies'),
    control('GET', '/scenarios'),
  ]);
  const line = (text, ...buttons) => element('li', {}, element('code', {}, text), ...buttons);
  const edit = (reply) => element('button', { type: 'button', click: () => editReply(page, reply) }, 'Edit');
  byId('reply-list').replaceChildren(
    ...scenarios.map(({ scenario, state }) => line(`scenario ${scenario}: ${state}`)),
    ...replies.map(({ id, ...reply }) => {
      const isEditable = Object.keys(reply).every((name) => FORM_FIELDS.includes(name));
      return line(JSON.stringify(reply), ...(isEditable ? [edit({ id, ...reply })] : []));
    }),
    ...handlers.map((operation) => line(`behavior of ${operation}, in code`)),
  );
}

/** Takes a reply back into the form. */
function editReply({ byId, control, act }, { id, operation, status = '', times = '', body }) {
  return act('Reply taken into the form. Add it again when it is changed.', async () => {
    await control('DELETE', `/replies/${id}`);
    const { elements } = byId('reply-form');
    const text = body === undefined ? '' : JSON.stringify(body, null, 2);
    for (const [name, value] of Object.entries({ operation, status, times, body: text })) elements[name].value = value;
    elements.body.focus();
  });
}

/** Limit of the deliveries in the list. */
const MAX_DELIVERIES = 20;

async function showDeliveries({ byId, element, control }) {
  const deliveries = (await control('GET', '/deliveries')).slice(-MAX_DELIVERIES).reverse();
  const lines = deliveries.map(({ name, method, url, status, error, attempts }) => {
    const outcome = element('span', { class: `status ${statusClass(status ?? 500)}` }, String(status ?? error));
    const count = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
    return element('li', {}, element('span', {}, `${name}: `, element('code', {}, `${method} ${url}`)), outcome, count);
  });
  byId('delivery-list').replaceChildren(...lines);
}

/** Reads a text as JSON, or as it is. */
function jsonOrText(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the fields of a form that are filled in, numbers as such. */
function fieldsOf(form) {
  const filled = [...form.elements].filter(({ name, value }) => name !== '' && value !== '');
  return Object.fromEntries(
    filled.map(({ name, type, value }) => [name, type === 'number' || name === 'advanceMs' ? Number(value) : value]),
  );
}

function openSpace(name) {
  location.search = name === 'main' ? '' : `?space=${encodeURIComponent(name)}`;
}

/** Shows what the controls have set. */
export async function showControls(page) {
  await Promise.all([showFaults(page), showReplies(page), showDeliveries(page)]);
}

/** Lets the forms and buttons of the controls work. */
export function addControls(page) {
  addForms(page);
  addButtons(page);
}

function addForms({ byId, control, act }) {
  const onSubmit = (id, run) => byId(id).addEventListener('submit', ({ target }) => run(target));
  onSubmit('fault-form', (form) =>
    act('Fault added.', async () => {
      await control('POST', '/faults', fieldsOf(form));
      form.reset();
    }),
  );
  onSubmit('reply-form', (form) =>
    act('Reply added.', async () => {
      const { body, ...fields } = fieldsOf(form);
      await control('POST', '/replies', { ...fields, ...(body !== undefined && { body: jsonOrText(body) }) });
      form.reset();
    }),
  );
  onSubmit('clock-form', (form) =>
    act('Time changed.', async () => {
      const { now, ...fields } = fieldsOf(form);
      await control('PUT', '/clock', {
        ...fields,
        ...(now && { now: `${now.padEnd(19, ':00')}Z` }),
      });
      form.reset();
    }),
  );
  onSubmit('space-form', (form) => openSpace(fieldsOf(form).name));
}

function addButtons({ byId, control, act }) {
  byId('clear-replies').addEventListener('click', () => act('Replies removed.', () => control('DELETE', '/replies')));
  byId('clear-faults').addEventListener('click', () => act('Faults removed.', () => control('DELETE', '/faults')));
  byId('release-clock').addEventListener('click', () => act('Time released.', () => control('DELETE', '/clock')));
  byId('reset').addEventListener('click', () =>
    act('State, calls, faults and replies reset.', () => control('POST', '/reset')),
  );
  byId('delete-space').addEventListener('click', () =>
    act('Space deleted.', async () => {
      await control('DELETE', '/space');
      openSpace('main');
    }),
  );
  byId('space').addEventListener('change', ({ target }) => openSpace(target.value));
}
