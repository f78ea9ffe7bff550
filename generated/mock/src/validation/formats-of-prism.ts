import { createRequire } from 'node:module';
import type { Format } from 'ajv';

type Formats = Readonly<Record<string, Format>>;

const here = createRequire(import.meta.url);

/** The formats that Prism judges, by the package that it has them of: what is right by them needs no Prism. */
export function formatsOfPrism(): Formats {
  const prisms = createRequire(here.resolve('@stoplight/prism-http'));
  const { fullFormats }: { readonly fullFormats: Formats } = prisms('ajv-formats/dist/formats');
  return fullFormats;
}
