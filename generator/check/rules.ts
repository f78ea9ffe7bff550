import type { ObjectKind } from '../load/object-kinds.ts';
import { type Rule, rule } from '../load/visitor.ts';
import { checkEncoding, checkMediaTypes, checkResponseFormats, checkSchemalessContent } from './content.ts';
import type { Check } from './context.ts';
import { checkCompanions, checkPackage, checkResource, checkSelector } from './extensions.ts';
import { checkSecurity, checkSecurityScheme, checkTags, collectLink, collectOperation } from './operations.ts';
import { checkHeaderNames, checkNameLengths, checkParameter, checkParameterList } from './parameters.ts';
import { checkMapping, checkReference } from './references.ts';
import {
  checkBounds,
  checkClosedSchema,
  checkComposition,
  checkDiscriminator,
  checkForbiddenProperty,
} from './schema-composition.ts';
import {
  checkExpressible,
  checkKeywords,
  checkPatterns,
  checkRootDialect,
  checkSchemaDialect,
  collectFormat,
  collectXml,
  INEXPRESSIBLE_KEYWORDS,
} from './schema-keywords.ts';
import { checkExamples, checkSchemaValues } from './schema-values.ts';
import { checkServer, checkServerOverride } from './servers.ts';

const reference = rule(checkReference, '$ref');
const examples = rule(checkExamples, 'example', 'examples');
const mediaTypes = rule(checkMediaTypes, 'content');
const content = rule(checkSchemalessContent, 'content');
const parameters = rule(checkParameterList, 'parameters');
const servers = rule(checkServerOverride, 'servers');
const security = rule(checkSecurity, 'security');

const SCHEMA_RULES: readonly Rule<Check>[] = [
  reference,
  rule(collectFormat, 'format'),
  rule(collectXml, 'xml'),
  rule(checkMapping, 'discriminator'),
  rule(checkDiscriminator, 'discriminator'),
  rule(checkKeywords),
  rule(checkPatterns, 'pattern', 'patternProperties'),
  rule(checkSchemaDialect, '$schema'),
  rule(checkSchemaValues, 'const', 'default', 'example', 'enum', 'examples'),
  rule(checkBounds, 'minimum', 'minLength', 'minItems', 'minProperties', 'minContains'),
  rule(checkForbiddenProperty, 'required'),
  rule(checkComposition, 'allOf'),
  rule(checkClosedSchema, 'additionalProperties'),
  rule(checkExpressible, ...INEXPRESSIBLE_KEYWORDS),
  rule(checkNameLengths),
];

/** The rules of each kind of object, in the order in which they report. To add a check, write it and list it here. */
export const RULES: Readonly<Record<ObjectKind, readonly Rule<Check>[]>> = {
  document: [
    rule(checkRootDialect, 'jsonSchemaDialect'),
    security,
    rule(checkTags, 'tags'),
    rule(checkPackage, 'x-package'),
    rule(checkCompanions, 'x-companions'),
  ],
  info: [],
  text: [],
  server: [rule(checkServer, 'url')],
  tag: [],
  components: [rule(checkNameLengths)],
  paths: [rule(checkNameLengths)],
  'path-item': [reference, parameters, servers],
  operation: [
    rule(collectOperation),
    parameters,
    security,
    servers,
    rule(checkResponseFormats, 'responses'),
    rule(checkResource, 'x-resource'),
  ],
  parameter: [reference, rule(checkParameter, 'name'), mediaTypes, examples],
  'request-body': [reference, mediaTypes, content],
  'media-type': [rule(checkEncoding, 'encoding'), examples],
  encoding: [rule(checkHeaderNames, 'headers')],
  responses: [],
  response: [reference, rule(checkHeaderNames, 'headers'), mediaTypes, content],
  header: [reference, mediaTypes, examples],
  callback: [reference],
  example: [reference],
  link: [reference, rule(collectLink)],
  'security-scheme': [reference, rule(checkSecurityScheme, 'type'), rule(checkSelector, 'x-selector')],
  schema: SCHEMA_RULES,
};
