// Runs in `npm run test:rest`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createChecker } from '../../templates/runtime/migrate-engine/src/checker/typescript-checker.ts';
import { PEERS, skippedWithout } from '../../scripts/extras.ts';
import { run } from './run-command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = temporaryFolder('migrate-client-applications');

const HEY_API = join(PEERS, '@hey-api/openapi-ts/dist/run.mjs');
const OPENAPI_TYPESCRIPT = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js');

interface ClientApplication {
  readonly name: string;
  /** Modules of the client that the application takes names from. */
  readonly types: readonly string[];
  readonly generate: (document: string, out: string) => readonly string[];
  /** Files that the test needs besides this repository's packages. */
  readonly needs: string;
}

const APPLICATIONS: readonly ClientApplication[] = [
  {
    name: 'own',
    types: ['./client/types.ts', './client/workforce.ts', './client/sales.ts', './client/facade.ts'],
    generate: (document, out) => [
      join(ROOT, 'generator/start.js'),
      '--spec',
      document,
      '--within',
      join(ROOT, 'spec'),
      '--out',
      out,
      '--only',
      'sdk',
    ],
    needs: ROOT,
  },
  {
    name: 'openapi-fetch',
    types: ['./client/schema'],
    generate: (document, out) => [OPENAPI_TYPESCRIPT, document, '-o', join(out, 'schema.d.ts')],
    needs: join(PEERS, 'openapi-fetch'),
  },
  {
    name: 'hey-api',
    types: ['./client/types.gen.ts', './client/sdk.gen.ts', './client/index.ts'],
    generate: (document, out) => [HEY_API, '-i', document, '-s', '-c', '@hey-api/client-fetch', '-o', out],
    needs: HEY_API,
  },
];

const FILES = ['service.ts', 'service.check.ts'] as const;

function createApplication({ name, generate }: ClientApplication, version: 'v2' | 'v3'): string {
  const target = join(folder, `${name}-${version}`);
  cpSync(join(import.meta.dirname, 'fixtures', name), target, { recursive: true });
  mkdirSync(join(target, 'node_modules'));
  for (const library of ['openapi-fetch', 'openapi-typescript-helpers'])
    symlinkSync(join(PEERS, library), join(target, 'node_modules', library));
  symlinkSync(join(ROOT, 'node_modules/vitest'), join(target, 'node_modules/vitest'));
  const options = { strict: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2022', types: [] };
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  writeFileSync(join(target, 'package.json'), '{"type":"module"}\n');
  execFileSync(
    process.execPath,
    generate(join(ROOT, 'spec', version, 'openapi.yaml'), join(target, 'client')) as string[],
    {
      cwd: target,
      stdio: 'pipe',
    },
  );
  return target;
}

interface Place {
  readonly file: string;
  readonly line: number;
}

interface Reported extends Place {
  readonly tier: string;
  readonly rule: string;
}

/** Names that only a new client has, by the rule that reports the old ones. */
const NEW_NAMES = [
  ['get-time-recording-terminations', 'imeRecordingTerminations', 'imesheetEntryCompletions'],
  ['generated-client', 'createClient', 'createBmp'],
  ['generated-client', 'ClientFacade', 'BmpFacade'],
] as const;

/** Compiles the application, and returns the place and message of each error. */
function compile(target: string): readonly (Place & { readonly message: string })[] {
  const files = FILES.map((file) => join(target, file));
  const checker = createChecker({
    files,
    options: {
      strict: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      types: [],
    },
    texts: new Map(),
    overlay: { declarations: '', modules: [] },
    folder: target,
  });
  return FILES.flatMap((file) => {
    const path = join(target, file);
    const text = readFileSync(path, 'utf8');
    return checker
      .errors(path)
      .map(({ start, message }) => ({ file, line: text.slice(0, start).split('\n').length, message }));
  });
}

test.each(
  APPLICATIONS.map((application) => [application.name + skippedWithout(application.needs), application] as const),
)(
  'R126 an application of the client %s compiles against that of v3, or the place is reported',
  async (_, application) => {
    if (!existsSync(application.needs)) return;
    const target = createApplication(application, 'v2');
    expect(compile(target)).toEqual([]);
    const types = application.types.flatMap((module) => ['--types', module]);
    const report = join(target, 'report.json');
    expect((await run(target, 'code', '.', ...types, '--write', '--report', report)).code).toBe(2);
    const findings = JSON.parse(readFileSync(report, 'utf8')) as Reported[];
    const manual = findings.filter(({ tier }) => tier === 'manual');
    const next = createApplication(application, 'v3');
    for (const file of FILES) {
      const text = readFileSync(join(target, file), 'utf8');
      // A person gives what is reported its new name, so that its types are known.
      const reported = manual.filter((place) => place.file === file).map(({ rule }) => rule);
      const renamed = NEW_NAMES.filter(([rule]) => reported.includes(rule));
      writeFileSync(
        join(next, file),
        renamed.reduce((changed, [, old, name]) => changed.replaceAll(old, name), text),
      );
    }
    const errors = compile(next);
    const isAt =
      ({ file, line }: Place) =>
      (place: Place) =>
        place.file === file && place.line === line;
    expect(errors.filter((error) => !manual.some(isAt(error)))).toEqual([]);
    const needless = manual.filter(
      (place) =>
        FILES.some((file) => file === place.file) &&
        place.rule !== 'remaining-step' &&
        NEW_NAMES.every(([rule]) => rule !== place.rule) &&
        !errors.some(isAt(place)),
    );
    expect(needless).toEqual([]);
  },
);
