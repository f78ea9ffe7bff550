import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that are too long and too repetitive for a search. */
const NOT_SEARCHED = /^(?:index|404|platform\/sources|migration\/changes|project\/changelog)$/;
/** Kinds of pages by the start of their path. */
const KINDS = [
  ['reference/operations/', 'Operations'],
  ['reference/schemas/', 'Types'],
  ['diagnostics/', 'Diagnostics'],
  ['', 'Guides'],
];

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Returns the text of HTML on one line. */
function textOf(html) {
  return html
    .replaceAll(/<a class="header-anchor"[\s\S]*?<\/a>|<[^>]*>/g, ' ')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code, name) => (code ? String.fromCodePoint(code) : (ENTITIES[name] ?? ' ')))
    .replaceAll(/[\u200B\s]+/g, ' ')
    .trim();
}

/** Returns each word of a text once: what a search needs, in a fraction of the size. */
function wordsOf(text) {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu))].join(' ');
}

/** Returns the results of a page: itself, and the sections of a guide. */
function entriesOf(path, html) {
  const [, kind] = KINDS.find(([start]) => path.startsWith(start));
  const [, main = ''] = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(html) ?? [];
  const [head, ...sections] = main.split(/(?=<h2 id=")/);
  const title = textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '');
  const link = `/${path.replace(/(?:^|\/)index$/, '/')}`.replace('//', '/');
  if (title === '') return [];
  const request = textOf(/<div class="request">([\s\S]*?)<\/div>/.exec(main)?.[1] ?? '').replace(/ Try it$/, '');
  // A form with files is an upload, also where its description says so in other words.
  const purpose = /multipart\/form-data/.test(main) ? 'upload file' : '';
  if (kind !== 'Guides') return [{ kind, title, link, detail: request, purpose, words: wordsOf(textOf(main)) }];
  return [
    { kind, title, link, detail: '', words: wordsOf(textOf(head)) },
    ...sections.map((section) => {
      const [, anchor, heading] = /^<h2 id="([^"]*)"[^>]*>([\s\S]*?)<\/h2>/.exec(section) ?? [];
      return {
        kind,
        title: textOf(heading),
        link: `${link}#${anchor}`,
        detail: title,
        words: wordsOf(textOf(section)),
      };
    }),
  ];
}

/** Writes the index of the search from the pages as they were rendered, so that each anchor exists. */
export function writeSearchIndex(folder) {
  const entries = globSync('**/*.html', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/').replace(/\.html$/, ''))
    .filter((path) => !NOT_SEARCHED.test(path))
    .sort()
    .flatMap((path) => entriesOf(path, readFileSync(join(folder, `${path}.html`), 'utf8')));
  writeFileSync(join(folder, 'search.json'), JSON.stringify(entries.map((entry, id) => ({ id, ...entry }))));
}
