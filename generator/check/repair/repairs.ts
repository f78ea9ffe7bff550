import type { DiagnosticCode } from '../../diagnostics/catalogue.ts';
import type { Repair } from './fault.ts';
import {
  repairMediaType,
  repairReference,
  repairReferenceKind,
  addPathParameter,
  ignoreInvalidName,
  ignoreRequirement,
  ignoreUnusedParameter,
  readUriTemplate,
  requireParameter,
} from './operations.ts';
import { jsonIn } from '../schema-values.ts';
import {
  addMember,
  convertValue,
  excludeMember,
  ignoreMember,
  ignoreOwnPart,
  renameComponent,
  convertKeyword,
  ignoreDialect,
  ignorePattern,
  readExclusiveBounds,
  readTupleItems,
  readUnknownType,
} from './schemas.ts';

const ignore: Repair = ({ pointer }, editor) => editor.remove(pointer);
const keep: Repair = () => true;

/**
 * The repair of each code that is interpreted without `--strict`. A document is checked again after a repaired error;
 * what a warning is about is read as meant once no errors are left.
 */
export const REPAIRS: Readonly<Partial<Record<DiagnosticCode, Repair>>> = {
  'member-missing': addMember,
  'member-unknown': ignoreMember,
  'members-exclude': excludeMember,
  'value-invalid': convertValue,
  'component-key-invalid': renameComponent,
  'operation-id-duplicate': ignore,
  'operation-id-empty': ignore,
  'path-duplicate': keep,
  'path-brace': keep,
  'path-operator': readUriTemplate,
  'path-parameter-missing': addPathParameter,
  'path-parameter-unused': ignoreUnusedParameter,
  'path-parameter-repeated': keep,
  'path-parameter-optional': requireParameter,
  'parameter-name-empty': ignoreInvalidName,
  'parameter-duplicate': ignore,
  'header-name-invalid': ignoreInvalidName,
  'cookie-name-invalid': ignoreInvalidName,
  'media-type-invalid': repairMediaType,
  'security-unknown': ignoreRequirement,
  'server-scheme': ({ pointer }, editor) => editor.remove(pointer.replace(/\/url$/, '')),
  'server-variable-default': ({ pointer, details: [, value = ''] }, editor) => {
    const list = pointer.replace(/\/default$/, '/enum');
    const values = editor.at(list);
    return Array.isArray(values) && editor.set(list, [...values, value]);
  },
  'link-operation-unknown': keep,
  'mapping-dangling': keep,
  'mapping-unknown': keep,
  'reference-dangling': repairReference,
  'reference-kind': repairReferenceKind,
  'reference-cycle': ignoreOwnPart,
  'dialect-unknown': ignoreDialect,
  'keyword-invalid': convertKeyword,
  'type-unknown': readUnknownType,
  'exclusive-boolean': readExclusiveBounds,
  'items-list': readTupleItems,
  'pattern-invalid': ignorePattern,
  'example-text': ({ pointer }, editor) => {
    const value = jsonIn(editor.at(pointer));
    return value !== undefined && editor.set(pointer, value);
  },
};
