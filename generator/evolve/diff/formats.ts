import { escapeControlCharacters, toSingleLine } from '../../../templates/runtime/shared/escape.ts';
import { markup } from '../../../templates/runtime/shared/report/markup.ts';
import {
  type Card,
  cardSection,
  countBy,
  type Level,
  reportPage,
  termList,
} from '../../../templates/runtime/shared/report/page.ts';
import type { Place } from '../../diagnostics/diagnostics.ts';
import { groupBy } from '../../model/json.ts';
import { pluralize } from '../../../templates/runtime/shared/validation/description.ts';
import type { ReviewedDiff } from './accepted.ts';
import type { Change, Diff } from './diff.ts';
import { memberRules } from './members.ts';
import { type Severity, SEVERITIES } from './rule.ts';
import { sarifLog } from './sarif.ts';

/** Formats of a report. None of them contains control characters of the documents. */
export const FORMATS = ['text', 'markdown', 'html', 'json', 'sarif', 'annotations', 'changelog'] as const;

export type Format = (typeof FORMATS)[number];

/** A diff, possibly without the changes that somebody accepted. */
export type ReportedDiff = Diff & Partial<Pick<ReviewedDiff, 'accepted'>>;

export function formatDiff(diff: ReportedDiff, format: Format): string {
  switch (format) {
    case 'text':
      return formatText(diff);
    case 'markdown':
      return formatMarkdown(diff);
    case 'html':
      return formatHtml(diff);
    case 'json':
      return jsonText(diff);
    case 'sarif':
      return jsonText(sarifLog(diff));
    case 'annotations':
      return formatAnnotations(diff);
    case 'changelog':
      return formatChangelog(diff);
  }
}

/** Escapes what `JSON.stringify` leaves, such as directional marks; the text stays the same JSON. */
function jsonText(value: object): string {
  return `${escapeControlCharacters(JSON.stringify(value, undefined, 2))}\n`;
}

/** Leaves out changes of texts, which are listed as JSON only, so that the others can be seen. */
function withoutDocumentation({ changes }: Diff): readonly Change[] {
  return changes.filter(({ code }) => code !== DOCUMENTATION);
}

const DOCUMENTATION: string = memberRules['documentation-changed'].code;

function documentationText({ changes }: Diff): readonly string[] {
  const count = changes.filter(({ code }) => code === DOCUMENTATION).length;
  return count === 0 ? [] : [`${pluralize(count, 'change')} of texts and examples: --format json lists them.`];
}

function formatText(diff: ReportedDiff): string {
  const changes = withoutDocumentation(diff).map((change) => {
    const { code, severity, operations } = change;
    const users = operations.length === 0 ? [] : [`  ${toSingleLine(operationsText(operations))}`];
    return [`${severity} ${code}`, `  ${toSingleLine(sentenceOf(change))}`, `  ${placesText(change)}`, ...users].join(
      '\n',
    );
  });
  return `${[...changes, ...documentationText(diff), summaryOf(diff)].join('\n\n')}\n`;
}

/** Most operations that a change lists for people. The JSON form lists all. */
const MAX_OPERATIONS = 3;

function operationsText(operations: readonly string[]): string {
  const more = operations.length - MAX_OPERATIONS;
  const shown = operations.slice(0, MAX_OPERATIONS).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}

/** Matches a subject of one direction. */
const IS_DIRECTED = /\bthe (?:body|\S+ response|\w* ?parameter "[^"]*") of /;

/** Returns the text of a change as a sentence, with the direction if the text leaves it open. */
function sentenceOf({ direction, text }: Pick<Change, 'direction' | 'text'>): string {
  const stated = direction === undefined || IS_DIRECTED.test(text) ? text : `in ${direction}s, ${text}`;
  return `${stated.slice(0, 1).toUpperCase()}${stated.slice(1)}.`;
}

function placeText({ file, line, column }: Place): string {
  return `${toSingleLine(file)}:${line}:${column}`;
}

function placesText({ before, after }: Pick<Change, 'before' | 'after'>): string {
  return [before, after]
    .filter((place) => place !== undefined)
    .map(placeText)
    .join(' → ');
}

const HEADINGS: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking changes',
  warning: 'Warnings',
  'non-breaking': 'Other changes',
};

/** States the counts, and the version number that the new document deserves. */
function summaryOf(diff: ReportedDiff): string {
  const { counts, release, versions } = diff;
  const count = `${counts.breaking} breaking, ${pluralize(counts.warning, 'warning')}, ${counts['non-breaking']} non-breaking.`;
  const { before, after, deserved } = versions;
  const from = before === undefined || deserved === undefined ? '' : `: ${before} → ${deserved}`;
  const lower = after === undefined ? 'a document states a lower one' : `the document states ${after}`;
  const stated = versions.isTooLow ? `, but ${lower}` : '';
  const accepted = (diff.accepted ?? []).length === 0 ? '' : ` ${diff.accepted?.length} more were accepted.`;
  return toSingleLine(`${count}${accepted} This is a ${release} release${from}${stated}.`);
}

function formatMarkdown(diff: ReportedDiff): string {
  const sections = SEVERITIES.flatMap((severity) => {
    const changes = withoutDocumentation(diff).filter((change) => change.severity === severity);
    if (changes.length === 0) return [];
    const rows = changes.map((change) => {
      const cells = [sentenceOf(change), operationsText(change.operations), placesText(change)].map(escapeMarkdown);
      return `| ${cells.join(' | ')} | ${change.code} |`;
    });
    const head = ['| Change | Operations | Place | Rule |', '| --- | --- | --- | --- |'];
    return [[`## ${HEADINGS[severity]} (${changes.length})`, '', ...head, ...rows].join('\n')];
  });
  return `${[`# API changes`, escapeMarkdown(summaryOf(diff)), ...sections, ...documentationText(diff)].join('\n\n')}\n`;
}

const COMMANDS: Readonly<Record<Severity, string>> = {
  breaking: 'error',
  warning: 'warning',
  'non-breaking': 'notice',
};

/** Writes commands of GitHub's workflows, which show each change at its line. What harms nobody is not shown. */
function formatAnnotations(diff: Diff): string {
  const shown = diff.changes.filter(({ severity }) => severity !== 'non-breaking');
  const lines = shown.map((change) => {
    const { code, severity, before, after } = change;
    const place = after ?? before;
    const at = place === undefined ? '' : `file=${property(place.file)},line=${place.line},col=${place.column},`;
    return `::${COMMANDS[severity]} ${at}title=${property(code)}::${message(sentenceOf(change))}`;
  });
  return lines.map((line) => `${line}\n`).join('');
}

function message(text: string): string {
  return toSingleLine(text).replaceAll('%', '%25');
}

function property(text: string): string {
  return message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Sections of a release in a changelog, with the codes of their changes. A keyword of a schema is a change of it. */
const SECTIONS = [
  { heading: 'Changed', codes: /(?:const|default|discriminator|enum|format|items|mapping|pattern|type-schema)-\w+$/ },
  { heading: 'Removed', codes: /-removed$/ },
  { heading: 'Deprecated', codes: /deprecated/ },
  { heading: 'Added', codes: /-added$/ },
] as const;

/** Headings in the order in which they stand. */
const HEADINGS_OF_RELEASE = ['Removed', 'Deprecated', 'Added', 'Changed'] as const;

/** Writes the entry of a release for a changelog, as keepachangelog.com describes; what breaks clients stands first. */
function formatChangelog(diff: Diff): string {
  const { after, deserved } = diff.versions;
  const changes = withoutDocumentation(diff);
  const sectionOf = ({ code }: Change) => SECTIONS.find(({ codes }) => codes.test(code))?.heading ?? 'Changed';
  const sections = HEADINGS_OF_RELEASE.flatMap((heading) => {
    const lines = changes.filter((change) => sectionOf(change) === heading).map(changelogLine);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${[...new Set(lines)].join('\n')}`];
  });
  return `${[`## ${escapeProse(after ?? deserved ?? 'Unreleased')}`, ...sections].join('\n\n')}\n`;
}

function changelogLine(change: Change): string {
  const { severity, operations } = change;
  const users = operations.length === 0 ? '' : ` (${escapeProse(operationsText(operations))})`;
  return `- ${severity === 'breaking' ? '**Breaking:** ' : ''}${escapeProse(sentenceOf(change))}${users}`;
}

/** Escapes text for a line of Markdown that people also read as text: `/boats/{boatId}` and `boat_id` stay. */
function escapeProse(text: string): string {
  return toSingleLine(text).replaceAll(/[@#&]|[\\`*~[\]<>|]|(?<!\w)_|_(?!\w)/g, (character) =>
    /[@#&]/.test(character) ? `&#${character.charCodeAt(0)};` : `\\${character}`,
  );
}

/** Escapes text for a cell of a table: neither Markdown, nor HTML, nor a mention of a person. */
function escapeMarkdown(text: string): string {
  return toSingleLine(text).replaceAll(/[\\`*_~[\]<>{}|&@#!]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const LEVELS: Readonly<Record<Severity, Level>> = {
  breaking: { name: 'breaking', title: 'Breaking', state: 'bad' },
  warning: { name: 'warning', title: 'Warning', state: 'warn' },
  'non-breaking': { name: 'non-breaking', title: 'Compatible', state: 'good' },
};

function formatHtml(diff: ReportedDiff): string {
  const changes = withoutDocumentation(diff);
  const summary = [...documentationText(diff), summaryOf(diff)].join(' ');
  if (changes.length === 0) return reportPage({ title: 'API changes', summary, parts: [] });
  const groups = groupBy(changes, ({ severity }) => HEADINGS[severity]);
  const cards = cardSection({
    levels: SEVERITIES.map((severity) => LEVELS[severity]),
    filters: [{ name: 'rule', label: 'Rule', all: 'all rules', options: countBy(changes, ({ code }) => code) }],
    groupings: ['severity', 'rule'],
    groups: [...groups].map(([name, own]) => ({ name, cards: own.map(changeCard) })),
    isOpen: true,
  });
  return reportPage({ title: 'API changes', summary, parts: cards });
}

function changeCard(change: Change): Card {
  const { severity, code, operations } = change;
  const names = operations.map((operation) => markup`<code>${toSingleLine(operation)}</code> `);
  return {
    level: LEVELS[severity],
    data: { severity: HEADINGS[severity], rule: code },
    title: [markup`<b>${toSingleLine(sentenceOf(change))}</b> <code class="rule">${code}</code>`],
    body: [
      termList([
        ...(names.length === 0 ? [] : [['Operations', markup`${names}`] as const]),
        ['Place', markup`<code>${placesText(change)}</code>`],
      ]),
    ],
  };
}
