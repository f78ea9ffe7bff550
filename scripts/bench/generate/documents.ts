import { readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';

/** A document on which generators are compared. */
export interface BenchDocument {
  readonly name: string;
  readonly file: string;
}

const VARIABLE = 'BENCH_DOCUMENTS';

const HOW = `Documents are not part of the repository. Put those to measure into a folder of their own, as .json or .yaml,
and name it: ${VARIABLE}=<folder> npm run bench -- generate-documents
  github.json   npm install @octokit/openapi; it is generated/api.github.com.json there
  museum.yaml   github.com/Redocly/museum-openapi-example, openapi.yaml
  discord.json  github.com/discord/discord-api-spec, specs/openapi.json
  openai.json   github.com/openai/openai-openapi, openapi.json
  stripe.json   github.com/stripe/openapi, openapi/spec3.json
`;

/** Returns the folder from the environment; without one it explains how to name it and returns `undefined`. */
export function documentsFolder(): string | undefined {
  const folder = process.env[VARIABLE];
  if (folder !== undefined && folder !== '') return resolve(folder);
  console.log(HOW);
  return undefined;
}

/** Lists the documents in a folder in alphabetical order. */
export function documentsIn(folder: string): readonly BenchDocument[] {
  const files = readdirSync(folder).filter((name) => /\.(json|ya?ml)$/.test(name) && !name.startsWith('package'));
  return files.sort().map((name) => ({ name: parse(name).name, file: join(folder, name) }));
}
