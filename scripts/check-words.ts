/**
 * `npm run check:words`: checks that exported names, file names and test titles use the words of the glossary in
 * ARCHITECTURE.md, that no code uses the words that mean nothing else, local names and comments included, that doc
 * comments begin with a verb or the term itself, that code and pages are spelled in American English, and that nothing
 * that every API gets cites the rules or the sources of our platform.
 */
import { globSync, readFileSync } from 'node:fs';
import { ownAt } from '../templates/runtime/shared/json.ts';
import { basename, join } from 'node:path';

const SOURCES = '{generator,spec,templates}/**/!(*.d).ts';

/** Code and pages whose spelling is checked. Test data may be spelled in any way. */
const SPELLED = ['{generator,spec,templates}/**/*.{ts,md,hbs}', 'scripts/*.ts', '*.md'];

/** Areas of tests whose file names and titles are checked. */
const TESTS =
  'test/{conformance,contract,corpus,docs,generator,golden,hostile,migrate,mock,package,repository,sdk,specification,suites,validators}/**/*.test.ts';

/** Folders that are not written by hand. */
const EXCLUDED = ['generator/dist', 'node_modules'];

/** Code whose local names, comments and texts are checked. */
const CODE = [
  '{generator,spec,templates}/**/*.{ts,hbs}',
  'scripts/{,bench/,bench/subjects/,conformance/,docs/,examples/,mutation/,release/}*.{ts,mjs}',
];

/** Files that every API gets, or that make them: they cite no rule and no line of the sources of one platform. */
const SHARED = '{generator,templates}/**/*.{ts,hbs}';

/** Words that the glossary says to avoid, each with the word to use instead. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  answer: 'response',
  answers: 'responses',
  answered: 'responded',
  judge: 'validate',
  judges: 'validates',
  judged: 'validated',
  judging: 'validation',
  judgement: 'validation',
  misjudge: 'validate wrongly',
  untold: 'unspecified',
  answering: 'responding',
  verdict: 'result',
  verdicts: 'results',
  mend: 'repair',
  mends: 'repairs',
  mended: 'repaired',
  mending: 'repair',
  unkept: 'noCache',
  afresh: 'noCache',
  anew: 'again',
  nobody: 'no one',
  remembers: 'caches',
  recall: 'cache',
  remembered: 'cached',
  coming: 'context',
  going: 'context',
  stray: 'unroutable',
  strike: 'applyFault',
  struck: 'applyFault',
  forecast: 'prefetch',
  forecasts: 'prefetch',
  foresee: 'prefetch',
  gatherer: 'batch',
  told: 'reported',
  tell: 'report',
  tells: 'reports',
  doubt: 'requiresInterpreter',
  doubts: 'requiresInterpreter',
  oversight: 'violation',
  oversights: 'violations',
  beginning: 'initialState',
  otherwise: 'a noun',
  concern: 'rule',
  concerns: 'rules',
  concerning: 'rules',
  settle: 'resolve',
  standing: 'resolve',
  substance: 'a noun',
  absorb: 'sanitize',
  absorber: 'sanitizer',
  presenter: 'serializer',
  former: 'legacy',
  handover: 'data flow',
  problem: 'diagnostic',
  problems: 'diagnostics',
  pause: 'delay',
  pauses: 'delays',
  nearest: 'closestMatch',
  shape: 'schema or type',
  shapes: 'schemas or types',
  mistrust: 'a noun',
  impossible: 'unsatisfiable',
};

/** British spellings, each with the American one that code, comments and pages use. */
const SPELLINGS: Readonly<Record<string, string>> = {
  behaviour: 'behavior',
  behaviours: 'behaviors',
  colour: 'color',
  colours: 'colors',
  misspelt: 'misspelled',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  analyse: 'analyze',
  analysed: 'analyzed',
  labelled: 'labeled',
  signalled: 'signaled',
  modelled: 'modeled',
  serialise: 'serialize',
  serialised: 'serialized',
  normalise: 'normalize',
  normalised: 'normalized',
  recognise: 'recognize',
  recognised: 'recognized',
  initialise: 'initialize',
  optimise: 'optimize',
  summarise: 'summarize',
  favour: 'favor',
  honour: 'honor',
  honours: 'honors',
  judgement: 'judgment',
};

const SPELLING = wordPattern(Object.keys(SPELLINGS));

/** Returns a pattern of words, each whole or as a part of a name in camel case. */
function wordPattern(words: readonly string[]): RegExp {
  const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;
  const either = words.map((word) => `${word}|${capital(word)}`).join('|');
  return new RegExp(`(?<![A-Za-z])(?:${either})(?![a-z])|(?<=[a-z])(?:${words.map(capital).join('|')})(?![a-z])`, 'g');
}

/** Words on the list that are the field's own in some files, with the reason. */
const ALLOWED: readonly { readonly file: RegExp; readonly words: readonly string[]; readonly reason: string }[] = [
  { file: /prism\/problem-details/, words: ['problem', 'problems'], reason: 'problem details are a format (RFC 9457)' },
  { file: /evolve\/review/, words: ['answer'], reason: 'a person answers the questions of the dialog' },
  { file: /repository\/words\.test/, words: ['judged', 'told'], reason: 'the test of this check shows what it finds' },
];

/** Words that stand for nothing else in code: checked in local names, comments and texts too. */
const CODE_WORDS = [
  ...['answer', 'answers', 'answered', 'answering', 'judge', 'judges', 'judged', 'judging', 'judgement', 'misjudge'],
  ...['verdict', 'verdicts', 'mend', 'mends', 'mended', 'mending', 'oversight', 'oversights', 'unkept', 'afresh'],
  'anew',
];

/** Matches a word of code, whole or as a part of a name in camel case. */
const CODE_WORD = wordPattern(CODE_WORDS);

/** Words that have no other meaning in a test title. */
const TITLE_WORDS = [
  ...['answer', 'answers', 'answered', 'judge', 'judges', 'judged', 'verdict', 'mended', 'oversight', 'told', 'tells'],
  ...['afresh', 'anew', 'nobody', 'remembers', 'remembered', 'unkept'],
];

/** Matches the title of a test or a group, as a string or a template, also after the table of an `each`. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\)\()\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)(?=\s*,)/g;

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|class|interface|type|const|let|enum) ([A-Za-z0-9_$]+)/gm;
const DOC_COMMENT = /\/\*\*([\s\S]*?)\*\//g;
const QUESTION_WORD = /^(?:What|Whether|Where|Who|Why|Which|How|When)\b/;

/** Lists file names, exported names and doc comments that do not use the words of the glossary, with their places. */
export function wordViolations(root: string): readonly string[] {
  const check = (
    patterns: string | readonly string[],
    violations: (file: string, text: string) => readonly string[],
  ): readonly string[] =>
    globSync(patterns, { cwd: root, exclude: (path) => EXCLUDED.includes(path) })
      .filter((file) => file !== 'scripts/check-words.ts')
      .toSorted()
      .flatMap((file) => violations(file, readFileSync(join(root, file), 'utf8')));
  return [
    ...check(SOURCES, violationsIn),
    ...check(TESTS, titleViolationsIn),
    ...check(SPELLED, spellingViolationsIn),
    ...check(CODE, codeViolationsIn),
    ...check(SHARED, citationViolationsIn),
  ];
}

/** Lists the words of a text that are spelled in British English, also as parts of names. */
export function spellingViolationsIn(file: string, text: string): readonly string[] {
  return [...text.matchAll(SPELLING)].map(
    ({ index, 0: word }) =>
      `${file}:${lineOf(text, index)}: spell "${word}" as "${ownAt(SPELLINGS, word.toLowerCase())}"`,
  );
}

/** Lists the words of a text, also as parts of local names, that the glossary avoids in all code. */
export function codeViolationsIn(file: string, text: string): readonly string[] {
  const allowed = allowedIn(file);
  return [...text.matchAll(CODE_WORD)].flatMap(({ index, 0: word }) =>
    allowed.includes(word.toLowerCase()) ? [] : [`${file}:${lineOf(text, index)}: ${advice(word.toLowerCase())}`],
  );
}

const CITATION = /\bR\d{3}\b|\b(?:conventions|domains) L\d+/g;

/** Lists the citations of one platform in a text that every API gets. */
export function citationViolationsIn(file: string, text: string): readonly string[] {
  return [...text.matchAll(CITATION)].map(
    ({ index, 0: citation }) => `${file}:${lineOf(text, index)}: "${citation}" is of one platform: state it in spec/`,
  );
}

/** Lists the violations in the name and the titles of a test file. */
export function titleViolationsIn(file: string, text: string): readonly string[] {
  const fileName = avoidedWord(file, basename(file, '.test.ts'));
  const titles = [...text.matchAll(TITLE)].flatMap(({ index, 1: title = '' }) => {
    const word = title
      .toLowerCase()
      .split(/[^a-z]+/)
      .find((one) => TITLE_WORDS.includes(one) && !allowedIn(file).includes(one));
    return word === undefined ? [] : [`${file}:${lineOf(text, index)}: ${title}: ${advice(word)}`];
  });
  return [...(fileName === undefined ? [] : [`${file}: ${advice(fileName)}`]), ...titles];
}

export function violationsIn(file: string, text: string): readonly string[] {
  const fileName = avoidedWord(file, basename(file, '.ts'));
  const names = [...text.matchAll(EXPORTED)].flatMap(({ index, 1: name = '' }) => {
    const word = avoidedWord(file, name);
    return word === undefined ? [] : [`${file}:${lineOf(text, index)}: ${name}: ${advice(word)}`];
  });
  const comments = [...text.matchAll(DOC_COMMENT)].flatMap(({ index, 1: comment = '' }) => {
    const first = comment.replace(/\s*\n\s*\*? ?/g, ' ').trim();
    return QUESTION_WORD.test(first)
      ? [`${file}:${lineOf(text, index)}: begin the comment with a verb or the term itself: ${first.slice(0, 60)}`]
      : [];
  });
  return [...(fileName === undefined ? [] : [`${file}: ${advice(fileName)}`]), ...names, ...comments];
}

function allowedIn(file: string): readonly string[] {
  return ALLOWED.filter((entry) => entry.file.test(file)).flatMap(({ words }) => words);
}

function avoidedWord(file: string, name: string): string | undefined {
  const allowed = allowedIn(file);
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.find((word) => Object.hasOwn(REPLACEMENTS, word) && !allowed.includes(word));
}

function advice(word: string): string {
  return `the glossary avoids "${word}"; use ${ownAt(REPLACEMENTS, word)}`;
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

if (import.meta.main) {
  const violations = wordViolations(join(import.meta.dirname, '..'));
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
