import type { Json } from '../json.ts';

/** The name that Prism gives to the root of what it makes in XML. */
const ROOT = 'xml';

/** A value in XML, as Prism's command writes it: each item of a list is an element of the name of the list. */
export function xmlOf(value: Json): string {
  return element(ROOT, value);
}

function element(name: string, value: Json): string {
  if (value === null) return `<${name}/>`;
  if (typeof value !== 'object') return `<${name}>${escaped(String(value))}</${name}>`;
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  const inner = Object.entries(value).map(([key, part]) => element(key, part));
  return `<${name}>${inner.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
