import { listTemplates, ownImports, readTemplate } from '../../../generator/write/print.ts';
import { readCode } from './read-code.ts';

/** Features of the language that emitted code uses. */
const globals = new Set([
  ...['Array', 'Map', 'Number', 'Object', 'Promise', 'RegExp', 'globalThis', 'process', 'undefined'],
  ...['const', 'PropertyKey', 'Readonly', 'ReadonlyMap', 'Record', 'ReturnType', 'Set', 'URL'],
]);
/** Statements that only declare. */
const declarations = new Set([
  ...['ClassDeclaration', 'ExportDeclaration', 'FirstStatement', 'FunctionDeclaration', 'ImportDeclaration'],
  ...['InterfaceDeclaration', 'TypeAliasDeclaration'],
]);
/** Modules that do more than declare when they are imported, by the number of such statements. */
const effects: Readonly<Record<string, number>> = {
  'mock/src/main.ts': 3,
  'migrate/src/main.ts': 1,
  'verify/src/main.ts': 1,
};
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
  listTemplates('runtime').flatMap((path) => {
    const text = readTemplate(path);
    const source = path.slice(0, path.indexOf('/src/') + 5);
    const shared = { '#shared/': `${source}shared/` };
    const isVerify = path.startsWith('runtime/verify-engine/');
    return [text, ownImports(path, text, isVerify ? shared : { '#mock/': source, ...shared })];
  }),
);
/** Import of the mock by verify. The document gives the scope of the package. */
const INSPECTION = /'@[\w/-]+\/inspection'/g;

/** Files that follow from the document; the others are copies of templates. */
export function emittedFiles(files: ReadonlyMap<string, string>): readonly (readonly [path: string, text: string])[] {
  const isCopied = (text: string) =>
    copied.has(text) || copied.has(text.replaceAll(INSPECTION, "'#mock/inspection.ts'"));
  return [...files].filter(([, text]) => !isCopied(text));
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
      .filter((module) => !/^\.\.?\/(?:[\w-]+\/|\.\.\/)*[\w.-]+\.ts$/.test(module) && !known.includes(module))
      .map((module) => `${path}: ${module} is imported`),
  ];
}

function unplannedMembers(path: string, text: string): readonly string[] {
  const members = Object.keys(JSON.parse(text) as object);
  if (!path.endsWith('package.json')) return [];
  return members.filter((name) => !packageMembers.includes(name)).map((name) => `${path}: the member ${name}`);
}
