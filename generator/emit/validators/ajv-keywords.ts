import { _, type Code, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from 'ajv';
import { or } from 'ajv/dist/compile/codegen/index.js';
import { FORMATS } from './formats.ts';

/** Up to this many known names are compared one by one; more are looked up. */
const MOST_COMPARED = 12;

/** What compiled code refers to, told while it is compiled. */
export interface CodeReferences {
  /** The name under which a function of the runtime is known to the code. */
  readonly runtime: (module: string, name: string) => string;
  /** How a value is handed to the function of another unit: `isUnit(data, depth + 1)`. */
  readonly call: (pointer: string) => { readonly name: string; readonly passesDepth: boolean };
}

/** The keywords that we give Ajv beside its own; they stand in adapted schemas only. */
export function ajvKeywords(references: CodeReferences): readonly CodeKeywordDefinition[] {
  const runtime = (module: string, name: string): Name => new Name(references.runtime(module, name));
  return [
    { keyword: 'judge', code: judge },
    { keyword: 'call', before: 'allOf', code: (context) => call(context, references) },
    {
      keyword: 'binary',
      code: (context) => context.fail(_`!${runtime('formats/bytes', 'isBinary')}(${context.data})`),
    },
    {
      keyword: 'unique',
      type: 'array',
      code: (context) => context.fail(_`!${runtime('unique', 'isUnique')}(${context.data})`),
    },
    { keyword: 'textFormat', type: 'string', code: (context) => format(context, runtime) },
    { keyword: 'numberFormat', type: 'number', code: (context) => format(context, runtime) },
    { keyword: 'longest', type: 'string', code: (context) => longest(context, runtime('code-points', 'codePoints')) },
    { keyword: 'shortest', type: 'string', code: (context) => shortest(context, runtime('code-points', 'codePoints')) },
    { keyword: 'nullOr', code: nullOr },
    { keyword: 'tuple', type: 'array', before: 'contains', code: tuple },
    { keyword: 'closed', type: 'object', trackErrors: true, code: closed },
  ];
}

/** The whole schema, with no error objects: a verdict is all that is wanted. */
function judge(context: KeywordCxt): void {
  const valid = context.gen.name('valid');
  context.subschema({ keyword: 'judge', createErrors: false }, valid);
}

/** Null, or what the schema says: the plainest of choices, without counting what is wrong with each. */
function nullOr(context: KeywordCxt): void {
  const { gen, data, it } = context;
  const other = gen.name('_valid');
  const isNoNull = _`${data} !== null`;
  // Outside a choice the first thing wrong ends the function, so there is nothing to note.
  if (!it.compositeRule) return void gen.if(isNoNull, () => context.subschema({ keyword: 'nullOr' }, other));
  const valid = gen.let('valid', true);
  gen.if(isNoNull, () => {
    context.subschema({ keyword: 'nullOr' }, other);
    gen.assign(valid, other);
  });
  context.ok(valid);
}

/** Items by their place. Ajv's own keyword skips all that follows it where the list is shorter. */
function tuple(context: KeywordCxt): void {
  const { gen, data, schema } = context;
  const valid = gen.name('valid');
  gen.var(valid, true);
  const items: readonly unknown[] = Array.isArray(schema) ? schema : [];
  items.forEach((item, index) => {
    if (item === true) return;
    gen.if(_`${data}.length > ${index}`, () =>
      context.subschema({ keyword: 'tuple', schemaProp: index, dataProp: index }, valid),
    );
    context.ok(valid);
  });
}

function call(context: KeywordCxt, references: CodeReferences): void {
  const { name, passesDepth } = references.call(String(context.schema));
  const depth = passesDepth ? _`, ${new Name('depth')} + 1` : _``;
  context.fail(_`!${new Name(name)}(${context.data}${depth})`);
}

function format(context: KeywordCxt, runtime: (module: string, name: string) => Name): void {
  const test = FORMATS.get(String(context.schema));
  if (test !== undefined) context.fail(_`!${runtime(test.module, test.name)}(${context.data})`);
}

/** Most texts have no character of two code units: their plain length already decides. */
function longest(context: KeywordCxt, length: Name): void {
  const { data, schema } = context;
  context.fail(_`${data}.length > ${schema} && ${length}(${data}) > ${schema}`);
}

function shortest(context: KeywordCxt, length: Name): void {
  const { data, schema } = context;
  context.fail(
    _`${data}.length < ${schema} || (${data}.length < ${Number(schema) * 2} && ${length}(${data}) < ${schema})`,
  );
}

/** No property but these: as `additionalProperties: false` says, and quicker where there are many. */
function closed(context: KeywordCxt): void {
  const { gen, data, schema, it } = context;
  const names: readonly string[] = Array.isArray(schema) ? schema.map(String) : [];
  it.props = true;
  gen.forIn('key', data, (key) => {
    gen.if(isUnknown(context, names, key), () => {
      context.error();
      gen.break();
    });
  });
  context.ok(_`${context.errsCount ?? 0} === ${new Name('errors')}`);
}

function isUnknown({ gen }: KeywordCxt, names: readonly string[], key: Name): Code {
  if (names.length === 0) return _`true`;
  if (names.length <= MOST_COMPARED) return _`!(${or(...names.map((name) => _`${key} === ${name}`))})`;
  const code = _`/* @__PURE__ */ new Set(${stringify(names)})`;
  const known = gen.scopeValue('obj', { key: names.join('\n'), ref: names, code });
  return _`!${known}.has(${key})`;
}
