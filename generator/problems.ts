import { migrationProblems } from './migration-problems.ts';
import type { Pointer } from './model/pointer.ts';
import { outputProblems } from './output-problems.ts';
import { printable } from './printable.ts';

/** Where something stands in a file; lines and columns count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The JSON pointer that was asked for, or that stands there in the file. */
  readonly pointer?: Pointer;
}

/** What the catalogue says of a code: how bad it is, what is wrong, and what to do about it. */
interface Entry {
  readonly severity: 'error' | 'warning';
  readonly cause: (...details: readonly string[]) => string;
  readonly fix: string;
}

/** The address of a problem: a pointer into the bundled document, or a place in a file that could not be read that far. */
export type Address = Pointer | Place;

/** One thing that is wrong with the input, with a stable code, the address, the cause and the fix. */
export interface Problem {
  readonly code: Code;
  readonly severity: 'error' | 'warning';
  readonly address: Address;
  readonly cause: string;
  readonly fix: string;
}

/** The sentence that offers another name. */
function meant(nearest: string): string {
  return nearest === '' ? '' : ` Did you mean "${nearest}"?`;
}

/**
 * Every problem that the generator can report. A code is stable: users filter and look up by it. The cause is a
 * sentence made of the details given; the fix says what to do.
 */
export const catalogue = {
  // Reading files
  'file-unreadable': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} cannot be read: ${reason}.`,
    fix: 'Check the path and its permissions.',
  },
  'file-too-large': {
    severity: 'error',
    cause: (file = '', limit = '') => `${file} is larger than ${limit} bytes.`,
    fix: 'Divide the specification into several files.',
  },
  'files-too-many': {
    severity: 'error',
    cause: (files = '', bytes = '') => `The specification has more than ${files} files or ${bytes} bytes.`,
    fix: 'Check that its references lead only to files that belong to it.',
  },
  'not-text': {
    severity: 'error',
    cause: (file = '', reason = '') => `${file} is not a text: ${reason}.`,
    fix: 'Save it as UTF-8 text, uncompressed.',
  },
  'document-empty': {
    severity: 'error',
    cause: () => 'The document is empty.',
    fix: 'Check that this is the right file, and that it was saved.',
  },
  'looks-like-html': {
    severity: 'error',
    cause: (file = '') => `${file} looks like HTML, not like a specification.`,
    fix: 'It may be a login or error page that was saved in its place: fetch the document again.',
  },
  'syntax-invalid': {
    severity: 'error',
    cause: (syntax = '', reason = '') => `The file is not valid ${syntax}: ${reason}.`,
    fix: 'Mend the syntax at this place.',
  },
  'document-second': {
    severity: 'error',
    cause: () => 'A second YAML document begins here; a specification is one document.',
    fix: 'Remove the line `---` and what belongs to the other document.',
  },
  'document-not-object': {
    severity: 'error',
    cause: () => 'The document is not an object.',
    fix: 'Check that this is an OpenAPI document.',
  },
  'too-deep': {
    severity: 'error',
    cause: (limit = '') => `Objects and arrays stand more than ${limit} levels inside each other.`,
    fix: 'Divide the value: give its inner parts names and refer to them.',
  },
  'key-duplicate': {
    severity: 'error',
    cause: (key = '') => `The key "${key}" stands twice in the same object.`,
    fix: 'Remove one of the two, or rename it.',
  },
  'key-not-scalar': {
    severity: 'error',
    cause: () => 'A key is a list, an object or null; in JSON every key is a string.',
    fix: 'Write the key as a string.',
  },
  'alias-unknown': {
    severity: 'error',
    cause: (name = '') => `The alias *${name} names no anchor above it.`,
    fix: 'Write the anchor (&name) at the value that is meant, before the alias.',
  },
  'alias-cycle': {
    severity: 'error',
    cause: (name = '') => `The alias *${name} stands inside the value that it stands for.`,
    fix: 'Use a $ref for a schema that contains itself.',
  },
  'aliases-too-many': {
    severity: 'error',
    cause: (limit = '') => `Written out, the YAML aliases stand for more than ${limit} values.`,
    fix: 'Use $ref instead of aliases: a reference is not copied.',
  },
  // Versions
  'version-2': {
    severity: 'error',
    cause: (version = '') => `This is a Swagger ${version} document, which is not supported.`,
    fix: 'Convert it to OpenAPI 3 first, with `npx swagger2openapi` for example.',
  },
  'version-missing': {
    severity: 'error',
    cause: () => 'The document does not say which version of OpenAPI it follows.',
    fix: 'Write `openapi: 3.1.1` at its top.',
  },
  'version-unsupported': {
    severity: 'error',
    cause: (version = '') => `The version of OpenAPI is ${version}; 3.1.x is supported, and 3.0.x, which is upgraded.`,
    fix: 'Write the document in OpenAPI 3.1, as in `openapi: 3.1.1`.',
  },
  // References
  'reference-malformed': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" is not a well-formed reference.${meant(nearest)}`,
    fix: 'Write it as a relative path and a JSON pointer: `schemas.yaml#/Pet`.',
  },
  'reference-outside': {
    severity: 'error',
    cause: (reference = '') => `"${reference}" leads out of the folder of the specification, where nothing is read.`,
    fix: "Put the file into the folder of the root document, and refer to it by a relative path.",
  },
  'reference-remote': {
    severity: 'error',
    cause: (reference = '') => `"${reference}" is not a file of this specification, nor the $id of a schema in it; nothing is fetched.`,
    fix: "Save the document in the folder of the specification, and refer to it by a relative path.",
  },
  'reference-file-missing': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" names a file that does not exist.${meant(nearest)}`,
    fix: 'Correct the path: it counts from the folder of the file that it stands in.',
  },
  'reference-dangling': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" names nothing.${meant(nearest)}`,
    fix: 'Correct the name, or add what it names.',
  },
  'reference-endless': {
    severity: 'error',
    cause: (reference = '') => `"${reference}" stands inside the value that it names, in a place where a reference is replaced by its value.`,
    fix: 'Break the circle: only schemas and components may contain themselves.',
  },
  'reference-unusual': {
    severity: 'warning',
    cause: (reference = '') => `OpenAPI has no reference in this place; "${reference}" is replaced by the value that it names.`,
    fix: 'Refer to path items, components and schemas; write other objects out.',
  },
  'reference-dynamic': {
    severity: 'warning',
    cause: (reference = '', target = '') => `The dynamic reference "${reference}" is read as a reference to ${target}, wherever it is used from.`,
    fix: 'Write the schema out where another one is meant.',
  },
  ...outputProblems,
  ...migrationProblems,
  'not-expressible': {
    severity: 'warning',
    cause: (what = '') => `${what} cannot be expressed as a type and becomes unknown`,
    fix: 'Describe the value with the keywords of JSON Schema 2020-12.',
  },
  'reference-kind': {
    severity: 'error',
    cause: (reference = '', found = '', wanted = '') => `"${reference}" names a ${found}, where a ${wanted} is wanted.`,
    fix: 'Refer to an object of the right kind.',
  },
  'reference-cycle': {
    severity: 'error',
    cause: (way = '') => `These refer to each other in a circle: ${way}.`,
    fix: 'Let one of them say what it is instead of referring on; a schema may contain itself only in a property or an item.',
  },
  'composition-cycle': {
    severity: 'warning',
    cause: (way = '') => `These are made of each other in a circle: ${way}.`,
    fix: 'Let the heirs refer to the base type, and list them in another schema that the base type does not know.',
  },
  'mapping-unknown': {
    severity: 'warning',
    cause: (name = '', nearest = '') => `The mapping names the schema "${name}", which is not there.${meant(nearest)}`,
    fix: 'Correct the name, or write a reference.',
  },
  // The shape of the document, by the official schema
  'member-missing': {
    severity: 'error',
    cause: (name = '') => `"${name}" is missing.`,
    fix: 'Add it; OpenAPI 3.1 requires it here.',
  },
  'member-unknown': {
    severity: 'error',
    cause: (name = '', nearest = '') => `OpenAPI 3.1 knows no "${name}" here.${meant(nearest)}`,
    fix: 'Correct the spelling or the place, remove it, or give it a name that begins with x-.',
  },
  'members-exclude': {
    severity: 'error',
    cause: () => 'Members stand here together that exclude each other, such as example and examples.',
    fix: 'Keep one of them.',
  },
  'value-invalid': {
    severity: 'error',
    cause: (expectation = '') => `This ${expectation}.`,
    fix: 'Write what OpenAPI 3.1 expects here.',
  },
  'component-key-invalid': {
    severity: 'error',
    cause: (key = '') => `"${key}" cannot be the key of a component: letters, digits, ".", "-" and "_" can.`,
    fix: 'Rename it, and the references to it.',
  },
  'name-too-long': {
    severity: 'error',
    cause: (limit = '') => `A name here is longer than ${limit} characters.`,
    fix: 'Shorten it.',
  },
  'tag-duplicate': {
    severity: 'warning',
    cause: (name = '') => `The tag "${name}" is declared twice.`,
    fix: 'Keep one of the two.',
  },
  // Operations and paths
  'operation-id-duplicate': {
    severity: 'error',
    cause: (id = '', place = '') => `The operationId "${id}" is taken already, at ${place}.`,
    fix: 'Give each operation an id of its own.',
  },
  'operation-id-empty': {
    severity: 'error',
    cause: () => 'The operationId is empty.',
    fix: 'Give it a name, or leave it out: one is made from method and path then.',
  },
  'path-duplicate': {
    severity: 'error',
    cause: (path = '', place = '') => `The path ${path} is the same as the one at ${place}, with the same method: only the names of parameters differ.`,
    fix: 'Put the operations under one path.',
  },
  'path-same-shape': {
    severity: 'warning',
    cause: (path = '', place = '') => `The path ${path} is the same as the one at ${place}, with other methods: only the names of parameters differ.`,
    fix: 'Put the operations under one path.',
  },
  'path-ambiguous': {
    severity: 'warning',
    cause: (path = '', other = '') => `One request can match both ${path} and ${other}, and neither is the more specific.`,
    fix: 'Give them different fixed parts. Where both match, the one whose first segments are fixed wins.',
  },
  'path-query': {
    severity: 'warning',
    cause: () => 'The path holds a "?" or "#", which is sent percent-encoded.',
    fix: 'Describe the query with parameters.',
  },
  'path-parameter-missing': {
    severity: 'error',
    cause: (name = '', path = '') => `The path ${path} has a "{${name}}" for which this operation has no path parameter.`,
    fix: 'Add a parameter with this name and `in: path`; upper and lower case count.',
  },
  'path-parameter-unused': {
    severity: 'error',
    cause: (name = '') => `The path parameter "${name}" stands nowhere in the path.`,
    fix: 'Put it in braces into the path, or remove it; upper and lower case count.',
  },
  'path-parameter-repeated': {
    severity: 'error',
    cause: (name = '') => `"{${name}}" stands twice in the path.`,
    fix: 'Give each a name of its own.',
  },
  'path-parameter-empty': {
    severity: 'error',
    cause: () => 'The path has braces with no name in them.',
    fix: 'Name the parameter.',
  },
  'path-parameter-optional': {
    severity: 'error',
    cause: (name = '') => `The path parameter "${name}" is not marked as required.`,
    fix: 'Write `required: true`: a path always has all its parts.',
  },
  'parameter-name-empty': {
    severity: 'error',
    cause: () => 'The name is empty.',
    fix: 'Write the name that it has on the wire.',
  },
  'parameter-duplicate': {
    severity: 'error',
    cause: (name = '', place = '') => `The ${place} parameter "${name}" stands in the list already.`,
    fix: 'Keep one of the two.',
  },
  'header-name-invalid': {
    severity: 'error',
    cause: (name = '') => `"${name}" cannot be the name of a header (RFC 9110: a token).`,
    fix: 'Use letters, digits and hyphens.',
  },
  'header-reserved': {
    severity: 'warning',
    cause: (name = '') => `The header ${name} is not for a specification to set; the parameter is ignored.`,
    fix: 'Describe it by content types or security schemes, or leave it to the HTTP client.',
  },
  'cookie-name-invalid': {
    severity: 'error',
    cause: (name = '') => `"${name}" cannot be the name of a cookie (RFC 6265: a token).`,
    fix: 'Use letters, digits, hyphens and underscores.',
  },
  'media-type-invalid': {
    severity: 'error',
    cause: (type = '') => `"${type}" is not a media type.`,
    fix: 'Write type/subtype, as in application/json.',
  },
  'link-operation-unknown': {
    severity: 'warning',
    cause: (id = '') => `The link leads to the operation "${id}", which is not there.`,
    fix: 'Correct the operationId.',
  },
  'security-unknown': {
    severity: 'error',
    cause: (name = '', nearest = '') => `The security scheme "${name}" is not declared.${meant(nearest)}`,
    fix: 'Declare it under components.securitySchemes, or correct the name.',
  },
  // Servers
  'server-scheme': {
    severity: 'error',
    cause: (url = '', scheme = '') => `A client cannot call "${url}": its scheme is ${scheme}.`,
    fix: 'Use http, https or a relative URL.',
  },
  'server-variable-unknown': {
    severity: 'error',
    cause: (name = '', nearest = '') => `The URL has a "{${name}}" that is not among the variables of the server.${meant(nearest)}`,
    fix: 'Declare the variable, with a default.',
  },
  'server-variable-default': {
    severity: 'error',
    cause: (name = '', value = '') => `The default of the variable "${name}" is "${value}", which its enum does not hold.`,
    fix: 'Add it to the enum, or choose a default from there.',
  },
  // Schemas
  'dialect-unknown': {
    severity: 'error',
    cause: (dialect = '') => `The dialect "${dialect}" is not known; nothing is fetched to learn it.`,
    fix: 'Use https://spec.openapis.org/oas/3.1/dialect/base, or leave it out.',
  },
  'dialect-older': {
    severity: 'warning',
    cause: (dialect = '') => `The dialect "${dialect}" is read as JSON Schema 2020-12.`,
    fix: 'Use https://spec.openapis.org/oas/3.1/dialect/base, or leave it out.',
  },
  'keyword-invalid': {
    severity: 'error',
    cause: (keyword = '', expected = '') => `"${keyword}" must be ${expected}.`,
    fix: 'Correct the value; JSON Schema 2020-12 describes the keyword.',
  },
  'type-unknown': {
    severity: 'error',
    cause: (type = '', nearest = '') => `There is no type ${type}.${meant(nearest)}`,
    fix: 'Use null, boolean, object, array, number, string or integer, or a list of them.',
  },
  'exclusive-boolean': {
    severity: 'error',
    cause: (keyword = '') => `"${keyword}" is true or false, as in OpenAPI 3.0; in 3.1 it is the limit itself.`,
    fix: 'Write `exclusiveMinimum: 1` instead of `minimum: 1` with `exclusiveMinimum: true` (the maximum likewise).',
  },
  'items-list': {
    severity: 'error',
    cause: () => '"items" is a list, as in older drafts of JSON Schema.',
    fix: 'Write the list as `prefixItems`, and what follows it as `items`.',
  },
  'nullable-obsolete': {
    severity: 'warning',
    cause: () => '"nullable" means nothing in OpenAPI 3.1; it is read as if null stood among the types.',
    fix: "Write `type: [string, 'null']`.",
  },
  'number-not-finite': {
    severity: 'error',
    cause: (value = '') => `${value} is not a number that JSON can hold.`,
    fix: 'Write a finite number.',
  },
  'pattern-invalid': {
    severity: 'error',
    cause: (pattern = '', reason = '') => `The pattern "${pattern}" is not a regular expression of ECMA-262: ${reason}.`,
    fix: 'Mend the pattern; it is used with the flag u.',
  },
  'pattern-mended': {
    severity: 'warning',
    cause: (pattern = '', mended = '') => `The pattern "${pattern}" is no regular expression with the flag u; it is read as "${mended}".`,
    fix: 'Write it so: no backslash before a character that needs none, one before a bracket that stands for itself.',
  },
  'format-unknown': {
    severity: 'warning',
    cause: (formats = '', nearest = '') => `No one knows the format ${formats}; it is kept as a remark and checks nothing.${meant(nearest)}`,
    fix: 'Correct it, or declare it at the root of the document: `x-formats: { name: what it means }`.',
  },
  'value-contradicts-type': {
    severity: 'warning',
    cause: (value = '', type = '') => `The value ${value} is not of the type ${type} that the schema states.`,
    fix: 'Correct the value or the type.',
  },
  'enum-empty': {
    severity: 'warning',
    cause: () => 'The enumeration is empty: no value satisfies it.',
    fix: 'List its values, or remove it.',
  },
  'enum-repeats': {
    severity: 'warning',
    cause: (value = '') => `The value ${value} stands in the enumeration already.`,
    fix: 'Remove it.',
  },
  'default-not-in-enum': {
    severity: 'warning',
    cause: (value = '') => `The default ${value} is not among the values of the enumeration.`,
    fix: 'Add it, or choose another default.',
  },
  'schema-unsatisfiable': {
    severity: 'warning',
    cause: (reason = '') => `No value satisfies this schema: ${reason}.`,
    fix: 'Remove one of the two conditions.',
  },
  'xml-ignored': {
    severity: 'warning',
    cause: () => 'XML is passed on as text: what `xml` says about it has no effect.',
    fix: 'Offer JSON beside it.',
  },
  // Tables of renames
  'table-not-list': {
    severity: 'error',
    cause: () => 'A table of renames is a list of entries.',
    fix: 'Begin each entry with "- id: …".',
  },
  'table-unknown': {
    severity: 'error',
    cause: (name = '') => `There is no table of renames called "${name}".`,
    fix: 'Name the file after one of the definitions in renames.schema.json.',
  },
  'rename-invalid': {
    severity: 'error',
    cause: (reason = '') => `The entry ${reason}.`,
    fix: 'Write it as renames.schema.json says.',
  },
  'rename-id-duplicate': {
    severity: 'error',
    cause: (id = '', place = '') => `The id "${id}" is taken already, at ${place}.`,
    fix: 'Give each entry an id of its own.',
  },
} as const satisfies Record<string, Entry>;

export type Code = keyof typeof catalogue;

/** What a stage needs to report problems. */
export interface Reporter {
  /** Adds a problem; `details` fill the sentence of its cause. */
  readonly report: (code: Code, address: Address, ...details: readonly string[]) => void;
}

/** Collects problems while a stage runs, so that all of them are told at once. */
export class Problems implements Reporter {
  readonly #found: Problem[] = [];

  /** Adds a problem; `details` fill the sentence of its cause. */
  report(code: Code, address: Address, ...details: readonly string[]): void {
    const entry: Entry = catalogue[code];
    const cause = entry.cause(...details.map(printable));
    this.#found.push({ code, severity: entry.severity, address, cause, fix: entry.fix });
  }

  /** The same list for what speaks of one document: its pointers become places at once, so they are never taken for another's. */
  locatedBy(locate: (pointer: Pointer) => Place): Reporter {
    return {
      report: (code, address, ...details) => this.report(code, typeof address === 'string' ? locate(address) : address, ...details),
    };
  }

  /** All that was found so far, in the order of finding. */
  get found(): readonly Problem[] {
    return this.#found;
  }

  get hasErrors(): boolean {
    return this.#found.some((problem) => problem.severity === 'error');
  }

  /** Throws a {@link SpecError} if any error was found; warnings alone pass. */
  throwIfErrors(): void {
    if (this.hasErrors) throw new SpecError(this.#found);
  }
}

/** The input is faulty: the problems say where and why. Anything else that is thrown is a bug of the generator. */
export class SpecError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => `${problem.code}: ${problem.cause}`).join('\n'));
    this.name = 'SpecError';
    this.problems = problems;
  }
}
