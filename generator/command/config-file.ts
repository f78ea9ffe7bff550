import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { closestMatch, didYouMean } from '../../templates/runtime/shared/closest-match.ts';
import { requireChoice } from '../../templates/runtime/shared/cli-arguments.ts';
import { UsageError } from '../../templates/runtime/shared/usage-error.ts';
import {
  COMMAND_SECTIONS,
  findConfig,
  importDefault,
  isRecord,
  readConfigObject,
} from '../../templates/runtime/shared/project-config.ts';
import type { DiffConfig, InputConfig, Plugin } from '../config.ts';
import { type Emitter, MODEL_VERSION } from '../emit/emitter.ts';
import { defaultLayout } from '../emit/products.ts';
import { singleQuoted } from '../emit/source/literals.ts';
import { isObject, type JsonObject, objectAt, optional, parseJson } from '../model/json.ts';
import { isPackageName, NameScope, PACKAGES, slug } from '../model/names.ts';
import { findManifest } from '../write/output/manifest.ts';
import { isToken } from '../check/operations.ts';
import { FILTER_MEMBERS } from '../load/select-operations.ts';
import type { Arguments } from './arguments.ts';
import { OPTIONS } from './options.ts';

/** Settings of one document, as arguments of a run. */
export interface ConfiguredInput {
  readonly arguments: Omit<Arguments, 'mode' | 'json' | 'warnings'>;
  readonly emitters: readonly Emitter[];
}

/**
 * Reads a configuration. A module is executed; `.ts` requires a Node that runs TypeScript.
 *
 * @throws UsageError if it is not valid
 */
export async function readConfig(file: string): Promise<readonly ConfiguredInput[]> {
  if (!existsSync(file)) throw new UsageError(`There is no configuration ${file}. To create one: bmp-generate init`);
  const { diff: _, $schema: __, ...all } = await readConfigObject(file);
  const config = Object.fromEntries(
    Object.entries(all).filter(([name]) => !COMMAND_SECTIONS.some((section) => section === name)),
  );
  const inputs: unknown = 'inputs' in config ? config['inputs'] : [config];
  if (!Array.isArray(inputs) || inputs.length === 0)
    throw new UsageError(`${file}: "inputs" must be a list with at least one document.`);
  const configured = await Promise.all(inputs.map((input: unknown) => readInput(input, file)));
  const specs = new Map<string, string>();
  for (const {
    arguments: { spec, out },
  } of configured) {
    const other = specs.get(out);
    if (other !== undefined)
      throw new UsageError(`${file}: ${other} and ${spec} have the same "out", ${out}. Give each a folder of its own.`);
    specs.set(out, spec);
  }
  return configured;
}

/**
 * Reads the settings of `bmp-evolve diff` from the configuration in the working directory, if there is one.
 *
 * @throws UsageError if they are not valid
 */
export async function readDiffConfig(): Promise<DiffConfig> {
  const file = findConfig();
  const given = file === undefined ? undefined : (await readConfigObject(file))['diff'];
  if (given === undefined) return {};
  const { rules = {}, accepted = [], ...others } = isRecord(given) ? given : { diff: given };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new UsageError(`${file}: "diff" has no setting "${unknown}". It has rules and accepted.`);
  if (!isRecord(rules) || !Array.isArray(accepted) || ![...Object.values(rules), ...accepted].every(isText))
    throw new UsageError(`${file}: "diff.rules" must hold severities by code, and "diff.accepted" a list of files.`);
  return {
    rules: Object.fromEntries(Object.entries(rules).map(([code, level]) => [code, String(level)])),
    accepted: accepted.map(String),
  };
}

type Kind = 'text' | 'texts' | 'flag' | 'filter' | 'names' | 'client' | 'plugins';

/** An option of the command line that is a setting too. */
interface SharedOption {
  readonly type: 'flag' | 'value';
  readonly value?: string;
  readonly setting: string;
  readonly multiple?: true;
  readonly choices?: readonly string[];
  readonly items?: readonly string[];
}

const SHARED: ReadonlyMap<string, SharedOption> = new Map(
  Object.values(OPTIONS).flatMap((option) => ('setting' in option ? [[option.setting, option] as const] : [])),
);

/** Settings whose form differs from that of an option, or that the command line does not have. */
const OWN_SETTINGS: Readonly<Record<string, Kind>> = {
  build: 'flag',
  products: 'texts',
  include: 'filter',
  exclude: 'filter',
  names: 'names',
  version: 'text',
  client: 'client',
  plugins: 'plugins',
};

const SETTINGS: ReadonlyMap<string, Kind> = new Map([
  ...[...SHARED].map(([name, { type, multiple, items }]): [string, Kind] => [
    name,
    type === 'flag' ? 'flag' : (multiple ?? items) ? 'texts' : 'text',
  ]),
  ...Object.entries(OWN_SETTINGS),
]);

/** Describes what a member of each kind holds, for messages. */
const KINDS: Readonly<Record<Kind, readonly [description: string, isValid: (value: unknown) => boolean]>> = {
  text: ['a text', (value) => typeof value === 'string' && value !== ''],
  texts: ['a list of texts', isTexts],
  flag: ['true or false', (value) => typeof value === 'boolean'],
  filter: ['an object with lists of tags, paths or operationIds', (value) => hasOnly(value, FILTER_MEMBERS, isTexts)],
  names: ['an object with the texts scope and facade, and names of packages that npm accepts', isNames],
  client: [
    'an object with the texts baseUrl and idempotencyHeader, headers and retry options by name, and largeIntegers: bigint, string or error',
    isClient,
  ],
  plugins: ['a list of emitters, packages or paths', (value) => Array.isArray(value) && value.every(isPlugin)],
};

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

function hasOnly(value: unknown, names: readonly string[], isValid: (member: unknown) => boolean): boolean {
  return isRecord(value) && Object.entries(value).every(([name, member]) => names.includes(name) && isValid(member));
}

function isNames(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { packages = {}, ...others } = value;
  const isName = (name: unknown): boolean => typeof name === 'string' && isPackageName(name);
  return hasOnly(others, ['scope', 'facade'], isText) && hasOnly(packages, PACKAGES, isName);
}

function isClient(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { headers = {}, retry = {}, largeIntegers = 'error', ...others } = value;
  const isLimit = (limit: unknown): boolean => typeof limit === 'number' && limit >= 0;
  if (!hasOnly(others, ['baseUrl', 'idempotencyHeader'], isText) || !hasOnly(retry, RETRY_OPTIONS, isLimit))
    return false;
  if (!isText(largeIntegers) || !['bigint', 'string', 'error'].includes(String(largeIntegers))) return false;
  return isRecord(headers) && Object.entries(headers).every(([name, text]) => isToken(name) && isText(text));
}

const RETRY_OPTIONS = ['maxRetries', 'retryDelayMs', 'maxRetryDelayMs', 'maxRetryAfterMs'];

function isPlugin(value: unknown): value is Plugin {
  return typeof value === 'string' || isEmitter(value);
}

function isEmitter(value: unknown): value is Emitter {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['emit'] === 'function';
}

/** Checks the settings of one document: unknown members, and the type of each. */
function checkInput(input: unknown, file: string): asserts input is InputConfig {
  if (!isRecord(input)) throw new UsageError(`${file} must export an object, as defineConfig returns it.`);
  for (const [name, value] of Object.entries(input)) checkSetting(name, value, file);
  rejectLoneSettings(input, file);
  for (const name of ['spec', 'out'])
    if (input[name] === undefined) throw new UsageError(`${file}: "${name}" is missing.`);
}

function checkSetting(name: string, value: unknown, file: string): void {
  const kind = SETTINGS.get(name);
  if (kind === undefined) {
    const hint = didYouMean(closestMatch(name, [...SETTINGS.keys()]));
    throw new UsageError(`${file}: unknown setting "${name}".${hint}`);
  }
  if (value === undefined) return;
  const [description, isValid] = KINDS[kind];
  if (!isValid(value)) throw new UsageError(`${file}: "${name}" must be ${description}.`);
  const { choices, items = choices } = SHARED.get(name) ?? {};
  for (const each of [value].flat()) requireChoice(`${file}: "${name}"`, String(each), items);
}

/** Rejects settings that have no effect without another one. */
function rejectLoneSettings(input: Readonly<Record<string, unknown>>, file: string): void {
  const { format, build, layout, products } = input;
  for (const [name, needed] of [
    ['frozen', 'allowNet'],
    ['renames', 'oldSpec'],
  ] as const)
    if (input[name] !== undefined && input[needed] === undefined)
      throw new UsageError(`${file}: "${name}" requires "${needed}".`);
  if ((layout ?? defaultLayout(isTexts(products) ? products : undefined)) === 'package') return;
  if (format === 'none') throw new UsageError(`${file}: the format "none" requires the layout "package".`);
  if (build !== undefined) throw new UsageError(`${file}: "build" requires the layout "package".`);
}

async function readInput(input: unknown, file: string): Promise<ConfiguredInput> {
  checkInput(input, file);
  const folder = dirname(file);
  const placed = (path: string): string => relative('', resolve(folder, path)) || '.';
  const { spec, out, products, include, exclude, names, version, plugins, format, ...same } = input;
  const settings = Object.entries(same).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, isPath(name) ? placeAll(value, placed) : value] as const],
  );
  const arguments_ = {
    ...(Object.fromEntries(settings) as Pick<ConfiguredInput['arguments'], keyof typeof same>),
    spec: input.allowNet?.includes(spec) ? spec : placed(spec),
    out: placed(out),
    ...optional('only', products),
    ...((include ?? exclude) !== undefined && { select: { include, exclude } }),
    packages: { ...names, version },
    ...optional('formatter', format),
  };
  const emitters = await Promise.all((plugins ?? []).map((plugin) => loadPlugin(plugin, file)));
  return { arguments: arguments_, emitters };
}

/** Tests whether a setting holds the path of a file or folder, or several. */
function isPath(name: string): boolean {
  return /^a (?:file|folder)$/.test(SHARED.get(name)?.value ?? '');
}

function placeAll(value: unknown, placed: (path: string) => string): unknown {
  return Array.isArray(value) ? value.map((path) => placed(String(path))) : placed(String(value));
}

/** Loads a plugin by its package or path, which is relative to the configuration. */
async function loadPlugin(plugin: Plugin, file: string): Promise<Emitter> {
  if (typeof plugin !== 'string') return plugin;
  const emitter = await importDefault(resolvePlugin(plugin, file), `The plugin ${plugin}`);
  if (isEmitter(emitter)) return checkModel(emitter, plugin);
  throw new UsageError(`The plugin ${plugin} has no emitter as its default export. See defineEmitter.`);
}

function checkModel(emitter: Emitter, plugin: string): Emitter {
  const { model = MODEL_VERSION } = emitter;
  if (model === MODEL_VERSION) return emitter;
  const both = `version ${model} of the model, but this generator has version ${MODEL_VERSION}`;
  throw new UsageError(`The plugin ${plugin} was written for ${both}. Install matching versions.`);
}

function resolvePlugin(plugin: string, file: string): string {
  if (/^\.{0,2}\//.test(plugin)) return resolve(dirname(file), plugin);
  try {
    return createRequire(resolve(file)).resolve(plugin);
  } catch {
    throw new UsageError(`The plugin ${plugin} is not installed: npm install --save-dev ${plugin}`);
  }
}

/** A configuration that was created. */
interface CreatedConfig {
  readonly file: string;
  readonly documents: readonly string[];
  /** Those of the documents that do not exist. */
  readonly missing: readonly string[];
}

/**
 * Creates `bmp.config.ts` in the working directory, or `bmp.config.mjs` where Node would not load that without a
 * warning. It lists the plugins whose library the project depends on.
 *
 * @param given - the documents that the user named
 * @throws UsageError if there is a configuration already
 */
export function createConfig(given: readonly string[]): CreatedConfig {
  const existing = findConfig();
  if (existing !== undefined) throw new UsageError(`${existing} already exists.`);
  const name = runsTypeScriptModules() ? 'bmp.config.ts' : 'bmp.config.mjs';
  const documents = given.length > 0 ? given : [findDocument()];
  const inputs =
    documents.length > 1 ? severalInputs(documents) : documents.flatMap((one) => inputLines(one, 'src/api'));
  const lines = [
    "import { defineConfig } from '@bmp/generator';",
    '',
    'export default defineConfig({',
    ...inputs,
    '});',
  ];
  writeFileSync(join('.', name), `${lines.join('\n')}\n`, { flag: 'wx' });
  const missing = documents.filter((one) => !/^https?:/.test(one) && !existsSync(one));
  return { file: name, documents, missing };
}

function severalInputs(documents: readonly string[]): readonly string[] {
  const folders = new NameScope();
  const inputs = documents.map((spec) => {
    const folder = folders.claim(slug(nameOf(spec)));
    return ['{', ...inputLines(spec, `src/api/${folder}`), '},'].map((line) => `    ${line}`);
  });
  return ['  inputs: [', ...inputs.flat(), '  ],'];
}

/** Returns the name of a document: that of its file, or of its folder where the file has the usual name. */
function nameOf(spec: string): string {
  const name = basename(spec, extname(spec));
  return /^(?:openapi|swagger)$/i.test(name) ? basename(dirname(resolve(spec))) : name;
}

/** Returns the settings of one document, with those that many projects add as comments. */
function inputLines(spec: string, out: string): readonly string[] {
  return [
    `  spec: ${singleQuoted(spec)},`,
    `  out: ${singleQuoted(out)},`,
    ...(findManifest(out)?.infer === true ? ['  infer: true,'] : []),
    "  // include: { tags: ['pets'] }, // or paths, operationIds",
    '  plugins: [',
    ...PLUGINS.map(([plugin, library]) => `    ${dependsOn(library) ? '' : '// '}'@bmp/generator/plugins/${plugin}',`),
    '  ],',
  ];
}

/** The generator's own plugins, and the packages that each serves. */
const PLUGINS = [
  ['tanstack-query', /^@tanstack\/(?:\w+-)+query(?:-experimental)?$|^@tanstack\/query-core$/],
  ['hono', /^hono$/],
] as const;

/** Returns `true` if the project in the working directory depends on such a package. */
function dependsOn(library: RegExp): boolean {
  const manifest = readManifest();
  const names = ['dependencies', 'devDependencies'].flatMap((key) => Object.keys(objectAt(manifest, key)));
  return names.some((name) => library.test(name));
}

/** Node runs TypeScript from version 22.18 on, and warns in a package whose type is not `module`. */
function runsTypeScriptModules(): boolean {
  return Boolean(process.features.typescript) && readManifest()['type'] === 'module';
}

/** Reads the `package.json` of the working directory. */
function readManifest(): JsonObject {
  const manifest = existsSync('package.json') ? parseJson(readFileSync('package.json', 'utf8')) : undefined;
  return isObject(manifest) ? manifest : {};
}

/** Returns the document in the working directory, or the usual name. */
function findDocument(): string {
  const names = ['openapi', 'swagger'].flatMap((name) => ['yaml', 'yml', 'json'].map((end) => `${name}.${end}`));
  return names.find((name) => existsSync(name)) ?? 'openapi.yaml';
}
