import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { type Json, objectAt, ownAt } from '../generator/model/json.ts';
import {
  type OptionDefinition,
  type OptionDefinitions,
  optionText,
} from '../templates/runtime/shared/cli-arguments.ts';
import { CONFIGURED_OPTIONS as MIGRATE_OPTIONS } from '../templates/runtime/migrate-engine/src/cli/arguments.ts';
import { OPTIONS as MOCK_OPTIONS } from '../templates/runtime/mock-engine/src/cli/command.ts';
import { OPTIONS as VERIFY_OPTIONS } from '../templates/runtime/verify-engine/src/cli/options.ts';

const ROOT = join(import.meta.dirname, '..');

/** JSON that a command prints: its type, the module of it, and the file of its schema. */
interface JsonOutput {
  readonly type: string;
  readonly module: string;
  readonly file: string;
  readonly title: string;
}

/** JSON that the commands print, by the package. */
export const JSON_OUTPUTS = {
  generator: [
    {
      type: 'RunReport',
      module: 'generator/command/report.ts',
      file: 'generate.schema.json',
      title: 'bmp-generate --json',
    },
    {
      type: 'ReportedDiff',
      module: 'generator/evolve/diff/formats.ts',
      file: 'diff.schema.json',
      title: 'bmp-evolve diff --format json',
    },
    {
      type: 'ProposedRenames',
      module: 'generator/evolve/propose.ts',
      file: 'propose.schema.json',
      title: 'bmp-evolve propose --json',
    },
    {
      type: 'AcceptedEntries',
      module: 'templates/runtime/shared/accepted-findings.ts',
      file: 'accepted.schema.json',
      title: 'Accepted findings: --accepted and --write-baseline',
    },
    { type: 'JsonConfig', module: 'generator/config.ts', file: 'config.schema.json', title: 'bmp.config.json' },
  ],
  verify: [
    {
      type: 'JsonReport',
      module: 'templates/runtime/verify-engine/src/report/formats.ts',
      file: 'report.schema.json',
      title: 'Report of a verification: --format json',
    },
  ],
  migrate: [
    {
      type: 'FindingsReport',
      module: 'templates/runtime/migrate-engine/src/report/finding.ts',
      file: 'report.schema.json',
      title: 'Report of a migration: --report FILE.json',
    },
  ],
} as const satisfies Readonly<Record<string, readonly JsonOutput[]>>;

/** Creates the JSON Schema of an output from its type, with the comments as descriptions. */
export function createJsonSchema({ type, module, title }: JsonOutput): object {
  const generator = createGenerator({
    path: join(ROOT, module),
    tsconfig: join(ROOT, 'tsconfig.json'),
    type,
    skipTypeCheck: true,
    sortProps: false,
  });
  const { $schema, ...schema } = generator.createSchema(type);
  return withCommandOptions({ $schema, title, ...schema });
}

/** Options that a configuration may state, by the command. */
const SECTIONS: Readonly<Record<string, OptionDefinitions>> = {
  mock: MOCK_OPTIONS,
  verify: VERIFY_OPTIONS,
  migrate: MIGRATE_OPTIONS,
};

/** Replaces the options of commands, whose type names none, by those of their tables. */
function withCommandOptions(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (name: string, value: unknown) => {
    const options = ownAt(SECTIONS, name);
    return options !== undefined &&
      objectAt({ value: value as Json }, 'value')['$ref'] === '#/definitions/CommandConfig'
      ? optionsSchema(options)
      : value;
  });
}

function optionsSchema(definitions: OptionDefinitions): object {
  const properties = Object.entries(definitions).map(([name, definition]) => [
    name,
    { ...valueSchema(definition), description: optionText(definition) },
  ]);
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

function valueSchema(definition: OptionDefinition): object {
  if (definition.type === 'flag') return { type: 'boolean' };
  if (definition.choices !== undefined) return { enum: definition.choices };
  if (definition.multiple) return { type: ['string', 'array', 'object'] };
  return { type: ['string', 'number'] };
}

/** Writes the schemas of the JSON that a package prints into a folder. */
export function writeJsonSchemas(name: keyof typeof JSON_OUTPUTS, folder: string): void {
  for (const output of JSON_OUTPUTS[name]) {
    const file = join(folder, output.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(createJsonSchema(output), null, 2)}\n`);
  }
}
