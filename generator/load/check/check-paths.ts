import { isObject, type Json, member } from '../../model/json.ts';
import { below, type Pointer } from '../../model/pointer.ts';
import { methods } from '../grammar.ts';
import { ambiguousPaths } from './ambiguous-paths.ts';
import { type Context, itemsOf, membersOf, settle, type Standing } from './context.ts';

/** Path templates and the path parameters of their operations must agree; two paths must not be the same one. */
export function checkPaths(context: Context): void {
  const { document, problems } = context;
  const paths = membersOf({ value: document, pointer: '' }, 'paths').filter(({ key }) => key.startsWith('/'));
  const alike = new Map<string, Standing>();
  for (const path of paths) {
    const shape = path.key.replaceAll(/\{[^{}]*\}/g, '{}');
    const other = alike.get(shape);
    if (other === undefined) alike.set(shape, path);
    else reportAlike(path, other, context);
    checkTemplate(path.key, path.pointer, context);
    if (isObject(path.value)) checkParameters(path.key, path, context);
  }
  for (const { path, other } of ambiguousPaths(paths.map(({ key }) => key)))
    problems.report('path-ambiguous', below('/paths', path), path, other);
}

interface Path extends Standing {
  readonly key: string;
}

function reportAlike({ key, value, pointer }: Path, other: Standing, { problems, locate }: Context): void {
  const { file, line, column } = locate(other.pointer);
  const code = methodsOf(other.value).some((method) => methodsOf(value).includes(method))
    ? 'path-duplicate'
    : 'path-same-shape';
  problems.report(code, pointer, key, `${file}:${line}:${column}`);
}

/** The names in the braces of a path. */
function templateNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
}

function checkTemplate(path: string, pointer: Pointer, { problems }: Context): void {
  const names = templateNames(path);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) problems.report('path-parameter-repeated', pointer, repeated);
  if (names.includes('')) problems.report('path-parameter-empty', pointer);
  if (/[?#]/.test(path.replaceAll(/\{[^{}]*\}/g, ''))) problems.report('path-query', pointer);
}

function checkParameters(path: string, item: Standing, context: Context): void {
  const names = templateNames(path);
  const shared = pathParameters(item, context);
  for (const parameter of shared) checkUse(parameter, names, context);
  for (const method of methodsOf(item.value)) {
    const operation = { value: member(item.value, method) ?? null, pointer: below(item.pointer, method) };
    const own = pathParameters(operation, context);
    for (const parameter of own) checkUse(parameter, names, context);
    const declared = new Set([...shared, ...own].map(({ name }) => name));
    for (const name of new Set(names.filter((candidate) => candidate !== '' && !declared.has(candidate)))) {
      context.problems.report('path-parameter-missing', operation.pointer, name, path);
    }
  }
}

function methodsOf(item: Json): readonly string[] {
  return methods.filter((method) => isObject(member(item, method)));
}

interface PathParameter {
  readonly name: string;
  readonly pointer: Pointer;
}

function pathParameters(holder: Standing, context: Context): readonly PathParameter[] {
  return itemsOf(holder, 'parameters').flatMap((item) => {
    const settled = settle(item, context)?.value;
    const name = member(settled, 'name');
    return member(settled, 'in') === 'path' && typeof name === 'string' ? [{ name, pointer: item.pointer }] : [];
  });
}

function checkUse({ name, pointer }: PathParameter, names: readonly string[], { problems }: Context): void {
  if (!names.includes(name)) problems.report('path-parameter-unused', pointer, name);
}
