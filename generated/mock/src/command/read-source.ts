import { isObject, type Json, member, textAt } from '../json.ts';
import type { MockSource } from '../start.ts';
import { emptyPlatform } from '../platform.ts';
import { bundle } from './bundle.ts';
import { Library } from './library.ts';
import { mendParameters } from './mend-parameters.ts';

/** A document to be served, and what in it is not read as it stands. */
export interface ReadSource extends MockSource {
  readonly remarks: readonly string[];
}

/**
 * Reads any OpenAPI document, in JSON or YAML, with what it refers to in other files: those in its folder and below, or
 * in a folder around it. Nothing else is opened, and nothing fetched.
 *
 * @param within - the folder around it, where it refers to files beyond its own
 */
export function readSource(file: string, within?: string): ReadSource {
  const library = new Library(file, within);
  const { document: root, remarks } = bundle(library.root, library);
  if (!isObject(root) || !textAt(root, 'openapi')?.startsWith('3.')) throw new TypeError(noDocument(file, root));
  const mended = mendParameters(root);
  const documents = [{ name: 'openapi', root: mended.document }];
  return { platform: emptyPlatform, documents, remarks: [...remarks, ...mended.remarks] };
}

function noDocument(file: string, root: Json): string {
  const version = textAt(root, 'swagger');
  if (version !== undefined) return `${file} is a document of Swagger ${version}: convert it to OpenAPI 3 first.`;
  const said = JSON.stringify(member(root, 'openapi') ?? null);
  return `${file} is not an OpenAPI 3 document: "openapi" is ${said} instead of 3.0.x or 3.1.x.`;
}
