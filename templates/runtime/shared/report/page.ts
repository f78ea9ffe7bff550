import { createHash } from 'node:crypto';
import { readAsset } from '../assets.ts';
import { Html, markup } from './markup.ts';

/** Page of a report: a title, a summary, and the parts of this module. */
export interface ReportPage {
  readonly title: string;
  readonly summary: string;
  readonly parts: readonly Html[];
  /** Path of the folder that places are relative to, from the page. @default none, and places lead to no editor */
  readonly folder?: string;
}

/** Level of a card: its color says how much of the reader's attention it needs. */
export interface Level {
  readonly name: string;
  readonly title: string;
  readonly state: 'bad' | 'warn' | 'info' | 'good';
}

/** Something that was found. The filters choose by its data. */
export interface Card {
  readonly level: Level;
  readonly data: Readonly<Record<string, string | number>>;
  readonly title: readonly Html[];
  readonly body: readonly Html[];
}

/** Select of the filters, for one of the cards' data. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly (readonly [value: string, count: number])[];
}

/** Cards of one file or operation. */
export interface CardGroup {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** Cards that a page shows, with the ways to choose among them. */
export interface CardList {
  readonly levels: readonly Level[];
  readonly filters: readonly Filter[];
  /** Data by which a reader may group the cards; the first is that of the groups. */
  readonly groupings: readonly string[];
  readonly groups: readonly CardGroup[];
  /** Shows all cards of a group from the start. */
  readonly isOpen: boolean;
}

/** One bar of a section: how much of something is done. */
export interface Bar {
  readonly name: string;
  readonly done: number;
  readonly all: number;
  readonly label: string;
  readonly text: readonly Html[];
}

/** Formats a self-contained page: its policy allows its own style and script. Without scripts, it shows everything. */
export function reportPage({ title, summary, parts, folder = '' }: ReportPage): string {
  const style = ['design.css', 'page.css', 'report.css'].map(readAsset).join('\n');
  const script = readAsset('report.js');
  const policy = `default-src 'none'; style-src '${sourceHash(style)}'; script-src '${sourceHash(script)}'; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body data-folder="${folder}">
        <header>
          <h1>${title}</h1>
          <p>${summary}</p>
        </header>
        <main>
          ${parts}
        </main>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html>
`.text;
}

function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Shows how much is done, a bar for each thing. */
export function barSection(title: string, bars: readonly Bar[]): Html {
  const rows = bars.map(
    ({ name, done, all, label, text }) =>
      markup`<li>
      <b>${name}</b>
      <progress max="${Math.max(1, all)}" value="${done}" aria-label="${label}"></progress>
      <span>${text}</span>
    </li> `,
  );
  return markup`<section class="bars">
    <h2>${title}</h2>
    <ul>
      ${rows}
    </ul>
  </section>`;
}

/** Shows cards with their filters. */
export function cardSection(list: CardList): readonly Html[] {
  const groups = list.groups.map(({ name, cards }) => {
    return markup`<details class="group"${list.isOpen ? [markup` open`] : []}>
      <summary><h2>${name}</h2> <b>${cards.length}</b></summary>
      ${cards.map(cardArticle)}
    </details>
`;
  });
  return [
    filterForm(list),
    markup`<div id="places">${groups}</div>
      <p id="none" class="empty" hidden>No place matches the filters.</p>`,
  ];
}

function cardArticle(card: Card): Html {
  const attributes = Object.entries({ tier: card.level.name, ...card.data }).map(
    ([name, value]) => markup` ${new Html(`data-${name}`)}="${value}"`,
  );
  return markup`<article${attributes}>
    <h3><span class="badge ${card.level.state}">${card.level.title}</span> ${card.title}</h3>
    ${card.body}
  </article> `;
}

const EDITORS = [
  ['vscode', 'VS Code'],
  ['cursor', 'Cursor'],
  ['idea', 'JetBrains'],
  ['zed', 'Zed'],
] as const;

function filterForm({ levels, filters, groupings, groups }: CardList): Html {
  const cards = groups.flatMap((group) => group.cards);
  const choices = levels.map(({ name, title, state }) => {
    const count = cards.filter(({ level }) => level.name === name).length;
    return markup`<label class="${state}"
      ><input type="checkbox" name="tier" value="${name}" checked /> ${title} <b>${count}</b></label
    > `;
  });
  const selects = filters.map(({ name, label, all, options }) =>
    selectOf(name, label, [['', all], ...options.map(([value, count]) => [value, `${value} (${count})`] as const)]),
  );
  const grouping = groupings.map((name) => [name, name] as const);
  return markup`<form class="filters" id="filters" hidden>
    <fieldset class="choices">
      <legend>Level</legend>
      ${choices}
    </fieldset>
    ${selects}
    ${selectOf('group', 'Group by', grouping)}
    ${selectOf('editor', 'Open in', EDITORS)}
    <output></output>
  </form>`;
}

function selectOf(name: string, label: string, options: readonly (readonly [value: string, text: string])[]): Html {
  return markup`<label>${label}
      <select name="${name}">
        ${options.map(([value, text]) => markup`<option value="${value}">${text}</option> `)}
      </select></label>
    `;
}

/** Shows terms and their texts. */
export function termList(rows: readonly (readonly [term: string, text: string | Html])[]): Html {
  return markup`<dl>${rows.map(([term, text]) => markup`<dt>${term}</dt> <dd>${text}</dd> `)}</dl>`;
}

/** Shows lines below a title; nothing without lines. */
export function lineSection(title: string, lines: readonly string[]): readonly Html[] {
  if (lines.length === 0) return [];
  return [
    markup`<section><h2>${title}</h2><ul class="lines">${lines.map((line) => markup`<li>${line}</li> `)}</ul></section>`,
  ];
}

/** Groups values by a key, in the order of their first occurrence. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) groups.set(keyOf(value), [value]);
    else group.push(value);
  }
  return groups;
}

/** Counts values by a key, in the order of the keys. */
export function countBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): readonly (readonly [key: string, count: number])[] {
  return [...groupBy(values, keyOf)]
    .map(([key, own]) => [key, own.length] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
