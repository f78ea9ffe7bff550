import { listTemplates, ownImports, readTemplate } from '../../../generator/write/print.ts';
import { readCode } from './read-code.ts';

/** Features of the language that emitted code uses. */
const globals = new Set([
  ...['Array', 'Map', 'Number', 'Object', 'Promise', 'RegExp', 'globalThis', 'process', 'undefined'],
  ...['const', 'Extract', 'Omit', 'PropertyKey', 'Readonly', 'ReadonlyMap', 'Record', 'ReturnType', 'Set', 'URL'],
]);
/** Statements that only declare. */
const declarations = new Set([
  ...['ClassDeclaration', 'ExportDeclaration', 'FirstStatement', 'FunctionDeclaration', 'ImportDeclaration'],
  ...['InterfaceDeclaration', 'TypeAliasDeclaration'],
]);
/** Modules that do more than declare when they are imported, by the number of such statements. */
const effects: Readonly<Record<string, number>> = {
  'mock/src/main.ts': 3,
  'migrate/src/main.ts': 2,
  'verify/src/main.ts': 2,
};
/** Path of a module of ours; the tags and schemas that it is named after may have any letters. */
const OWN_MODULE = /^\.\.?\/(?:[\p{L}\p{M}\p{N}_-]+\/|\.\.\/)*[\p{L}\p{M}\p{N}_.-]+\.ts$/u;
const foreignModules: Readonly<Record<string, readonly string[]>> = {
  'mock/src/main.ts': ['node:module'],
  'mock/src/vitest.ts': ['vitest'],
  'verify/src/vitest.ts': ['vitest'],
};
const packageMembers = [
  ...[
    'name',
    'version',
    'private',
    'description',
    'license',
    'type',
    'sideEffects',
    'files',
    'exports',
    'imports',
    'bin',
  ],
  ...[
    'engines',
    'dependencies',
    'optionalDependencies',
    'peerDependencies',
    'peerDependenciesMeta',
    'main',
    'types',
    'keywords',
    'typesVersions',
  ],
];
const copied = new Set(
  ['runtime/client', 'runtime/shared'].flatMap(listTemplates).flatMap((path) => {
    const text = readTemplate(path);
    return [text, ownImports(path, text, { '#shared/': 'runtime/client/src/shared/' })];
  }),
);
/** Entries of the engines, which generated packages import. */
const engineEntries = new Set(
  ['mock', 'verify', 'migrate'].flatMap((name) => {
    const engine = JSON.parse(readTemplate(`runtime/${name}-engine/package.json`));
    return Object.keys(engine.exports).map((entry) => engine.name + entry.slice(1));
  }),
);

/** Files that follow from the document; the others are copies of templates. */
export function emittedFiles(files: ReadonlyMap<string, string>): readonly (readonly [path: string, text: string])[] {
  return [...files].filter(([, text]) => !copied.has(text));
}

/**
 * Finds code in emitted files that no emitter plans: text that does not parse, statements
 * that do something, names from nowhere, modules from elsewhere, scripts in a package.
 */
export function unplanned(files: ReadonlyMap<string, string>): readonly string[] {
  return emittedFiles(files).flatMap(([path, text]) => {
    if (path.endsWith('.json')) return unplannedMembers(path, text);
    return path.endsWith('.ts') ? unplannedCode(path, text) : [];
  });
}

function unplannedCode(path: string, text: string): readonly string[] {
  const { faults, statements, free, identifiers, modules } = readCode(path, text);
  const acting = statements.filter((kind) => !declarations.has(kind));
  const known = foreignModules[path] ?? [];
  return [
    ...faults,
    ...(acting.length === (effects[path] ?? 0) ? [] : acting.map((kind) => `${path}: a statement acts: ${kind}`)),
    // The function that hostile documents try to call; in the middle of an expression it would be a member of
    // something.
    ...(identifiers.has('__PWN') ? [`${path}: __PWN is called`] : []),
    ...[...free].filter((name) => !globals.has(name)).map((name) => `${path}: ${name} comes from nowhere`),
    ...modules
      .filter((module) => path !== 'mock/src/browser.ts' || !/^\.\.\/spec\/[\w-]+\.json$/.test(module))
      .filter((module) => path !== 'verify/src/source.ts' || !/^@[\w-]+\/mock\/source$/.test(module))
      .filter((module) => !OWN_MODULE.test(module) && !known.includes(module))
      .filter((module) => path.startsWith('sdk/') || !engineEntries.has(module))
      .map((module) => `${path}: ${module} is imported`),
  ];
}

function unplannedMembers(path: string, text: string): readonly string[] {
  const members = Object.keys(JSON.parse(text) as object);
  if (!path.endsWith('package.json')) return [];
  return members.filter((name) => !packageMembers.includes(name)).map((name) => `${path}: the member ${name}`);
}
