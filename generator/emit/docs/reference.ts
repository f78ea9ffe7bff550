import { memoize } from '../../../templates/runtime/shared/memoize.ts';
import type { Group, Operation } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import { isObject, parseJson, textAt } from '../../model/json.ts';
import { slug } from '../../model/names.ts';
import type { Documentation, NamedSchema, Provenance } from '../../model/schema.ts';
import { citingText, parseCitations } from '../source/citations.ts';
import { type RequestExample, requestExample } from '../source/example-values.ts';
import { ValidExamples } from '../source/valid-examples.ts';
import { escapeMarkdown, inlineCode, markdownText } from '../source/markdown.ts';

/** Page of sources that citations lead to. */
const SOURCES = '../../sources.md';

/** A rule of the API, as its specification's companion `docs/rules.json` states it. */
interface Rule {
  readonly id: string;
  readonly text: string;
  readonly source: string;
}

/** Everything that the pages of a reference share: names of files, links and rules. */
export interface Reference {
  readonly contract: Contract;
  /** Groups that have operations. */
  readonly groups: readonly Group[];
  /** Schemas that have a page; the others are variants, which stand on the page of their original. */
  readonly schemas: readonly NamedSchema[];
  readonly schemaByName: ReadonlyMap<string, NamedSchema>;
  /** File name of the page of an operation, by its id. */
  readonly operationPages: ReadonlyMap<string, string>;
  /** File name of the page of a schema, by its name. */
  readonly schemaPages: ReadonlyMap<string, string>;
  readonly rules: readonly Rule[];
  /** Returns the request that the samples of an operation send, which the document allows where one can be found. */
  readonly requestOf: (operation: Operation) => RequestExample;
  /** Method of an inferred collection (`pets.search`) by the id of its operation. */
  readonly methods: ReadonlyMap<string, string>;
}

/** Collects what the pages of a reference share. */
export function buildReference(contract: Contract): Reference {
  const { api, companions } = contract;
  const groups = api.groups.filter(({ operations }) => operations.length > 0);
  const schemas = api.schemas.filter(({ derivedFrom }) => derivedFrom === undefined);
  const operations = groups.flatMap((group) => group.operations);
  const schemaByName = new Map(api.schemas.map((schema) => [schema.name, schema]));
  const examples = isObject(contract.document) ? new ValidExamples(contract, contract.document) : undefined;
  return {
    contract,
    groups,
    schemas,
    schemaByName,
    operationPages: pageNames(operations.map(({ id, name }) => [id, name])),
    schemaPages: pageNames(schemas.map(({ name }) => [name, name])),
    rules: readRules(companions.get('docs/rules.json')),
    requestOf: memoize((operation) => examples?.find(operation) ?? requestExample(operation, { schemaByName })),
    methods: new Map(
      (api.inferred?.collections ?? []).flatMap(({ identifier, methods }) =>
        methods
          .filter(({ kind }) => kind !== 'update')
          .map(({ name, operation }) => [operation, `${identifier}.${name}`]),
      ),
    ),
  };
}

/** Returns the method of an inferred collection that calls an operation; empty if there is none. */
export function methodText({ id }: Operation, { methods }: Reference): string {
  const method = methods.get(id);
  return method === undefined ? '' : inlineCode(method);
}

/** Returns a file name for each key. Names differ by more than case, which some file systems ignore. */
function pageNames(named: readonly (readonly [key: string, name: string])[]): ReadonlyMap<string, string> {
  const taken = new Set(['index']);
  return new Map(
    named.map(([key, name]) => {
      const wanted = slug(name);
      let page = wanted;
      for (let count = 2; taken.has(page); count++) page = `${wanted}-${count}`;
      taken.add(page);
      return [key, page];
    }),
  );
}

function readRules(text: string | undefined): readonly Rule[] {
  const rules = text === undefined ? undefined : parseJson(text);
  if (!Array.isArray(rules)) return [];
  return rules.filter(isObject).map((rule) => ({
    id: textAt(rule, 'id') ?? '',
    text: textAt(rule, 'text') ?? '',
    source: textAt(rule, 'source') ?? '',
  }));
}

/** Returns the rules that cite a line which an element cites too, as rows of a table. */
export function rulesOf({ source }: Documentation, { rules, contract }: Reference): readonly object[] {
  const own = parseCitations(source ?? '');
  const cites = (rule: Rule): boolean =>
    parseCitations(rule.source).some((cited) =>
      own.some((one) => one.source === cited.source && one.first <= cited.last && cited.first <= one.last),
    );
  return rules.filter(cites).map(({ id, text, source: where }) => ({
    link: `[${id}](../../conformance.md#${id})`,
    text: markdownText(text),
    source: sourceLinks(where, contract).join('<br>'),
  }));
}

function sourceLinks(source: string, { companions }: Contract): readonly string[] {
  return source.split('; ').map((one) => citingText(one, { companions, page: SOURCES }));
}

const PROVENANCE: Readonly<Record<Provenance, string>> = {
  documented: 'Documented',
  'carried-over': 'Carried over',
  assumed: 'Assumed',
};

/** Returns provenance, source, deprecation and gaps of an element as Markdown; empty if nothing is stated. */
export function trustText(documentation: Documentation, { contract }: Reference): string {
  const { source, notShown, deprecated, replacedBy } = documentation;
  const badges = [
    provenanceBadge(documentation),
    deprecated ? '<span class="badge badge-deprecated">Deprecated</span>' : '',
    replacedBy === undefined ? '' : `Use ${escapeMarkdown(replacedBy)}.`,
    source === undefined ? '' : `Source: ${sourceLinks(source, contract).join(', ')}`,
  ].filter(Boolean);
  const gaps = notShown.map((sentence) => `- ${escapeMarkdown(sentence)}`);
  return [
    ...(badges.length === 0 ? [] : [`<div class="trust">\n\n${badges.join(' · ')}\n\n</div>`]),
    ...(gaps.length === 0 ? [] : [`<div class="notice">\n\n**Not documented**\n\n${gaps.join('\n')}\n\n</div>`]),
  ].join('\n\n');
}

/** Returns the provenance of an element in words, with that of its path prefix if it is weaker. */
export function provenanceBadge({ provenance, pathProvenance }: Documentation): string {
  if (provenance === undefined) return '';
  const prefix = pathProvenance === undefined ? '' : ` · path prefix ${PROVENANCE[pathProvenance].toLowerCase()}`;
  return `<span class="badge badge-${provenance}">${PROVENANCE[provenance]}</span>${prefix}`;
}

/** Returns the heading of an operation: its summary, or its name. */
export function operationTitle({ name, documentation }: Operation): string {
  return escapeMarkdown(documentation.summary ?? name);
}
