import { optionsHelp, type OptionValues } from '../../templates/runtime/shared/cli-arguments.ts';
import { OPTIONAL_MODULES } from '../emit/emitter.ts';
import { PRODUCTS, type Product, productText } from '../emit/products.ts';

const ONE_DOCUMENT = 'To generate several documents, run the command once for each.';
const COMMAS = 'Separate the names with commas.';

const PRODUCT_NAMES = Object.keys(PRODUCTS) as readonly Product[];

/**
 * Options of `bmp-generate`: from them come the parser and its types, the help, the table in the README, the completion
 * of shells, and the settings of a configuration. `setting` names the member of a configuration with the same meaning.
 */
export const OPTIONS = {
  spec: {
    type: 'value',
    value: 'a file',
    onlyOnce: ONE_DOCUMENT,
    setting: 'spec',
    help: 'root file of the document, also without `--spec`; references may lead to files in its folder and below',
  },
  within: {
    type: 'value',
    value: 'a folder',
    setting: 'within',
    help: 'wider folder that references may lead to; it must contain the document',
  },
  out: {
    type: 'value',
    value: 'a folder',
    onlyOnce: ONE_DOCUMENT,
    setting: 'out',
    help: 'output folder; only files written by an earlier run are replaced or removed',
  },
  layout: {
    type: 'value',
    value: 'source or package',
    placeholder: 'LAYOUT',
    choices: ['source', 'package'],
    setting: 'layout',
    help: '`source` (the default): one folder to import from your own sources, with the client and its validators; `package`: a package for each product, the default if `--only` names one that is a package',
  },
  'no-build': {
    type: 'flag',
    help: 'write the sources of packages in place of JavaScript and declarations',
  },
  'import-ext': {
    type: 'value',
    value: 'js, ts or none',
    placeholder: 'EXT',
    choices: ['js', 'ts', 'none'],
    setting: 'importExtension',
    help: 'extension of relative imports in the source layout: `js`, `ts` or `none`',
    default: 'that of the nearest `tsconfig.json`',
  },
  modules: {
    type: 'value',
    value: 'names',
    onlyOnce: COMMAS,
    items: OPTIONAL_MODULES.toSorted(),
    setting: 'modules',
    help: `optional parts of the runtime to include in the source layout, separated by commas: ${OPTIONAL_MODULES.toSorted().join(', ')}`,
  },
  only: {
    type: 'value',
    value: 'names',
    onlyOnce: COMMAS,
    setting: 'products',
    help: 'generate only these products, separated by commas',
  },
  include: {
    type: 'value',
    value: 'such as tags=pets',
    placeholder: 'BY=VALUE',
    multiple: true,
    setting: 'include',
    help: 'generate only operations by `tags`, `paths` (* stands for any text) or `operationIds`, such as `tags=pets`',
  },
  exclude: {
    type: 'value',
    value: 'such as tags=pets',
    placeholder: 'BY=VALUE',
    multiple: true,
    setting: 'exclude',
    help: 'leave out such operations',
  },
  format: {
    type: 'value',
    value: 'a formatter',
    choices: ['oxfmt', 'prettier', 'none'],
    setting: 'format',
    help: "formatter of the output: `oxfmt`, the project's own `prettier` with its configuration, or for packages `none`",
    default: 'oxfmt',
  },
  prune: {
    type: 'flag',
    help: 'remove products of an earlier run that this run does not generate; without it, such a run writes nothing and names them',
  },
  config: {
    type: 'value',
    value: 'a file',
    onlyOnce: 'A configuration may list several documents (inputs).',
    help: 'read all settings from a configuration; by default `bmp.config.ts`, `.mts`, `.js`, `.mjs` or `.json` if no document is given. To create one: `bmp-generate init [FILE…]`',
  },
  overlay: {
    type: 'value',
    value: 'a file',
    multiple: true,
    setting: 'overlays',
    help: 'apply an overlay (1.0 or 1.1) to the document before anything else',
  },
  'allow-net': {
    type: 'value',
    value: 'an address',
    multiple: true,
    setting: 'allowNet',
    help: 'fetch this address if it is the document or a reference leads to it, and nothing else; `network.lock.json` in the output folder records hash and date, and changed content is a warning',
  },
  frozen: {
    type: 'flag',
    setting: 'frozen',
    help: 'reject an address whose content differs from `network.lock.json`, or is not in it',
  },
  strict: {
    type: 'flag',
    setting: 'strict',
    help: 'reject a document with any error; without it, errors with an obvious meaning are interpreted, and operations that cannot be generated are left out, with a warning for each',
  },
  infer: {
    type: 'flag',
    setting: 'infer',
    help: 'infer which operations belong to a collection, how lists continue on the next page, and which writes replace a resource, and add that to the client: `client.pets.search()`, `.read()`, `.update()`',
  },
  explain: {
    type: 'flag',
    help: 'print what was inferred for each operation, or why nothing was; requires `--infer`',
  },
  'old-spec': {
    type: 'value',
    value: 'a file',
    onlyOnce: ONE_DOCUMENT,
    setting: 'oldSpec',
    help: 'previous version of the document, for a migration; requires `--layout package`',
  },
  renames: {
    type: 'value',
    value: 'a folder',
    onlyOnce: ONE_DOCUMENT,
    setting: 'renames',
    help: 'rename tables that lead from the previous version to this one',
  },
  check: { type: 'flag', help: 'write nothing; list the files that would be added, changed or removed' },
  'print-inputs': {
    type: 'flag',
    help: 'write nothing; print what determines the output as a line of JSON, for remote build caches: `files`, `addresses`, `settings`, the hash of the `generator`, and one `hash` of all',
  },
  watch: {
    type: 'flag',
    help: 'generate again on every save, until Ctrl+C; errors in the document are reported and do not stop it',
  },
  warnings: {
    type: 'value',
    value: 'all, summary or none',
    placeholder: 'WHICH',
    choices: ['all', 'summary', 'none'],
    help: 'after a successful run, print all warnings, a summary by code, or none. To explain a code: `bmp-generate explain CODE`',
    default: 'summary',
  },
  json: {
    type: 'flag',
    help: 'print a single JSON object with the changes, the `diagnostics` and a `summary`',
  },
  version: { type: 'flag', help: 'print the version' },
  help: { type: 'flag', short: 'h', help: 'print this help' },
} as const;

/** Values of the options of a command line. */
export type Options = OptionValues<typeof OPTIONS>;

/** Returns the help about the options and products. */
export function optionsText(): string {
  const products = PRODUCT_NAMES.map((name) => `  ${name.padEnd(11)} ${productText(name)}`).join('\n');
  const only = { ...OPTIONS.only, help: `${OPTIONS.only.help}\n${products}` };
  return optionsHelp({ ...OPTIONS, only });
}

/** Returns a script for bash and zsh that completes the options of the command, and values of those with a choice. */
export function completionScript(command: string): string {
  const words = (names: readonly string[]): string => `words='${names.join(' ')}'`;
  const choices = Object.entries(OPTIONS).flatMap(([name, option]) =>
    'choices' in option ? [`    --${name}) ${words(option.choices)} ;;`] : [],
  );
  return `[ -n "$ZSH_VERSION" ] && autoload -U +X bashcompinit && bashcompinit
_${command.replaceAll('-', '_')}() {
  local words
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
${choices.join('\n')}
    --only) ${words(PRODUCT_NAMES)} ;;
    *) ${words(Object.keys(OPTIONS).map((name) => `--${name}`))} ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _${command.replaceAll('-', '_')} ${command}
`;
}
