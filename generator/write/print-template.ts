import Handlebars from 'handlebars/dist/handlebars.js';
import type { OutputFile } from '../emit/emitter.ts';
import { readTemplate } from './read-template.ts';

/** A template filled with a finished view: strict, with one helper (`json`), escaped for HTML only in HTML files. */
export function printTemplate(file: Extract<OutputFile, { kind: 'template' }>): string {
  const engine = Handlebars.create();
  engine.registerHelper('json', (value: unknown) => new Handlebars.SafeString(JSON.stringify(value, null, 2)));
  const render = engine.compile(readTemplate(file.template), { strict: true, noEscape: !file.path.endsWith('.html') });
  return render(file.view);
}
