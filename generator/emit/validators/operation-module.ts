import { bareTypeText } from '../source/bare-type-text.ts';
import { typeNames } from '../source/type-names.ts';
import type { ModuleParts } from './module-file.ts';
import { ModuleWriter } from './module-writer.ts';
import { parameterReadings } from './parameter-readings.ts';
import type { PlannedOperation, PlannedPart } from './plan-modules.ts';
import { relativeModule } from './relative-module.ts';
import { type Sharing, unitCode } from './unit-code.ts';
import { objectLiteral, string, value } from '../source/literal.ts';

const TITLES = {
  path: 'path parameters',
  query: 'query parameters',
  header: 'header parameters',
  cookie: 'cookie parameters',
  body: 'body',
  response: 'response',
} as const;

/** The validators of one operation, with the schemas that only it uses. */
export function operationModule(planned: PlannedOperation, sharing: Sharing): ModuleParts {
  const module = `validators/operations/${planned.slug}.ts`;
  const writer = new ModuleWriter(sharing.typeNames);
  const code = unitCode(sharing.unitsOf.get(module) ?? [], writer, sharing);
  const statements = [
    ...planned.parts.map((part) => validatorStatement(part, { module, writer, sharing })),
    operationStatement(planned, { module, writer, sharing }),
  ];
  return { module, writer, code, statements, exports: false };
}

interface Surroundings {
  readonly module: string;
  readonly writer: ModuleWriter;
  readonly sharing: Sharing;
}

function validatorStatement(part: PlannedPart, { module, writer, sharing }: Surroundings): string {
  const unit = sharing.units.get(part.pointer);
  if (unit === undefined) throw new Error(`no unit stands at ${part.pointer}`);
  const runtime = relativeModule(module, 'shared/validation/validator.ts');
  const make = writer.import(runtime, 'createValidator');
  const type = `${writer.importRuntimeType(runtime, 'Validator')}<${typeOf(part, { module, writer })}>`;
  const names = [unit.judge, unit.shape];
  if (unit.module !== module) for (const name of names) writer.import(relativeModule(module, unit.module), name);
  const inspectors = sharing
    .inspectors(part.pointer)
    .map((inspector) =>
      writer.import(relativeModule(module, `shared/validation/${inspector.module}.ts`), inspector.name),
    );
  const explanation = `[${[unit.shape, ...inspectors].join(', ')}]`;
  const title = part.status === undefined ? TITLES[part.name] : `${TITLES[part.name]} of status ${part.status}`;
  return `/** Validates the ${title}. */\nexport const ${part.validator}: ${type} = /* @__PURE__ */ ${make}(${unit.judge}, ${explanation}, ${string(part.name)});\n`;
}

function typeOf({ type }: PlannedPart, { module, writer }: Pick<Surroundings, 'module' | 'writer'>): string {
  for (const name of typeNames(type)) writer.importType(relativeModule(module, 'types.ts'), name);
  return bareTypeText(type);
}

/** All of them under the operation's id, for a client or a server that judges whole calls. */
function operationStatement(
  { operation, whole, parts }: PlannedOperation,
  { module, writer, sharing }: Surroundings,
): string {
  const type = writer.importRuntimeType(
    relativeModule(module, 'shared/validation/operation-validators.ts'),
    'OperationValidators',
  );
  const options = operation.parameters.filter(({ clientOption }) => clientOption).map(({ identifier }) => identifier);
  const readings = parameterReadings(operation, sharing.document);
  const rules = sharing.rules(operation.id);
  if (rules !== undefined) writer.import(relativeModule(module, rules), 'rules');
  const statuses = parts.flatMap((part) => (part.status === undefined ? [] : [[part.status, part.validator] as const]));
  const members = [
    ['operation', string(operation.id)] as const,
    ...parts.filter(({ status }) => status === undefined).map((part) => [part.name, part.validator] as const),
    ...(statuses.length === 0 ? [] : [['responses', objectLiteral(statuses)] as const]),
    ...(operation.body?.required ? [['bodyRequired', 'true'] as const] : []),
    ...(readings.length === 0 ? [] : [['parameters', value(readings)] as const]),
    ...(options.length === 0 ? [] : [['options', value(options)] as const]),
    ...(rules === undefined ? [] : [['rules', 'rules'] as const]),
  ];
  return `/** All of them, for whole calls of ${operation.name}. */\nexport const ${whole}: ${type} = ${objectLiteral(members)};`;
}
