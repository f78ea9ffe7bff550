import { withBase } from 'vitepress';
import { shallowRef } from 'vue';

/** Promise of the mock, which all consoles of a visit share, so that state is kept between pages. */
const loading = shallowRef();

/** Loads the mock that runs in the page. It is large, so only pages with a console load it. */
export function loadMock() {
  loading.value ??= import(/* @vite-ignore */ new URL(withBase('/mock.js'), location.href).href).then(
    ({ mock }) => mock,
  );
  return loading.value;
}

/** Loads the mock before the first call, unless the visitor asks browsers to save data. A failure is left to the call. */
export function preloadMock() {
  if (navigator.connection?.saveData !== true) loadMock().catch(() => (loading.value = undefined));
}

/** Returns JSON text with indentation; other text as it is. */
export function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
