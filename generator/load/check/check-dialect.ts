import { type Json, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Reporter } from '../../problems.ts';
import type { Check } from './context.ts';

/** Dialects that are read as what they are: OpenAPI 3.1's own, and JSON Schema 2020-12, which it extends. */
const known =
  /^https:\/\/(spec\.openapis\.org\/oas\/3\.1\/(dialect|schema-base)\/[\w.-]+|json-schema\.org\/draft\/2020-12\/schema)#?$/;

/** Older drafts, which are close enough to read as 2020-12, with a word. */
const older = /^https?:\/\/json-schema\.org\/(draft-0[4-7]|draft\/2019-09)\/schema#?$/;

/** A schema may say its dialect with `$schema`. */
export const checkSchemaDialect: Check = (schema, { problems }) => {
  const dialect = member(schema.value, '$schema');
  if (dialect !== undefined) checkDialect(dialect, below(schema.pointer, '$schema'), problems);
};

/** The root says the dialect of all schemas with `jsonSchemaDialect`. */
export const checkRootDialect: Check = ({ value, pointer }, { problems }) => {
  checkDialect(member(value, 'jsonSchemaDialect'), below(pointer, 'jsonSchemaDialect'), problems);
};

function checkDialect(dialect: Json | undefined, pointer: string, problems: Reporter): void {
  if (typeof dialect !== 'string' || known.test(dialect)) return;
  problems.report(older.test(dialect) ? 'dialect-older' : 'dialect-unknown', pointer, dialect);
}
