import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isObject, type Json, type JsonObject, member, textAt } from '../json.ts';
import { plainPlatform } from '../platform.ts';
import { parseJsonFile, readTextFile } from '../read-json-file.ts';
import type { MockSource } from '../start.ts';

/**
 * Reads any OpenAPI document, in JSON or YAML, with what it refers to in other files: those in its folder and below.
 * Nothing else is opened, and nothing fetched.
 */
export async function readSource(file: string): Promise<MockSource> {
  const text = readTextFile(file);
  const isWhole = file.endsWith('.json') && !/"\$ref":\s*"[^#"]/.test(text);
  const root = isWhole ? parseJsonFile(file, text) : await bundled(file);
  if (!isObject(root) || !textAt(root, 'openapi')?.startsWith('3.')) throw new TypeError(noDocument(file, root));
  return { platform: plainPlatform, documents: [{ name: 'openapi', root }] };
}

function noDocument(file: string, root: Json): string {
  const version = textAt(root, 'swagger');
  if (version !== undefined) return `${file} is a document of Swagger ${version}: convert it to OpenAPI 3 first.`;
  const said = JSON.stringify(member(root, 'openapi') ?? null);
  return `${file} is not an OpenAPI 3 document: "openapi" is ${said} instead of 3.0.x or 3.1.x.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
}

/** What the parser asks before it opens a file or an address. */
interface Resolvers {
  readonly resolve: {
    readonly http: false;
    readonly file: { readonly canRead: (file: { readonly url: string }) => boolean };
  };
}

/** One document from all its files, by the parser that Prism reads with. */
async function bundled(file: string): Promise<Json> {
  const Parser: new () => { bundle: (file: string, options: Resolvers) => Promise<JsonObject> } = createRequire(
    import.meta.url,
  )('@stoplight/json-schema-ref-parser');
  const root = realpathSync(file);
  const refused: string[] = [];
  const canRead = ({ url }: { readonly url: string }): boolean => {
    const isRead = mayRead(root, url);
    if (!isRead) refused.push(url);
    return isRead;
  };
  try {
    return await new Parser().bundle(root, { resolve: { http: false, file: { canRead } } });
  } catch (error) {
    if (refused[0] !== undefined) throw new TypeError(outOfReach(file, refused[0]), { cause: error });
    // The parser tells the file once more for each of its own steps.
    const reason = messageOf(error).replace(/^(?:Error parsing \S+: )+/, '');
    throw new TypeError(`${file} cannot be read: ${reason}`, { cause: error });
  }
}

function outOfReach(file: string, url: string): string {
  return `${file} refers to ${url}, which is not read: put what it needs into its folder or below, and refer to it there.`;
}

/**
 * Whether a file lies in the folder of the document or below it, wherever links lead; one that is not there is for its
 * reader to tell.
 */
function mayRead(root: string, url: string): boolean {
  if (/^(?!file:)[a-z][a-z\d+.-]+:/i.test(url)) return false;
  try {
    const way = relative(dirname(root), realpathSync(url.startsWith('file:') ? fileURLToPath(url) : decodeURI(url)));
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  } catch {
    return true;
  }
}
