import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { OutputFile } from '../emit/emitter.ts';
import { compiledTemplatesFolder } from '../home.ts';
import { readTemplate } from './read-template.ts';
import { templateOptions } from './template-options.ts';

const require = createRequire(import.meta.url);

/** Fills a template with a finished view. */
type Render = (view: object) => string;

/**
 * A template filled with a finished view, with one helper (`json`). The package ships what templates are compiled to:
 * to compile one takes ten times as long as to fill it.
 */
export function printTemplate({ template, view }: Extract<OutputFile, { kind: 'template' }>): string {
  return renderOf(template)(view);
}

function renderOf(template: string): Render {
  const compiled = join(compiledTemplatesFolder, `${template}.cjs`);
  if (existsSync(compiled)) return engineFor(true).template(require(compiled));
  return engineFor(false).compile(readTemplate(template), templateOptions(template));
}

function engineFor(isCompiled: boolean): ReturnType<typeof import('handlebars').create> {
  const { create, SafeString } = loadHandlebars(isCompiled);
  const engine = create();
  engine.registerHelper('json', (value: unknown) => new SafeString(JSON.stringify(value, null, 2)));
  return engine;
}

/** Handlebars in one file, as it is built for browsers, with its compiler or without: its other entry opens 44. */
function loadHandlebars(isCompiled: boolean): typeof import('handlebars') {
  return isCompiled ? require('handlebars/dist/handlebars.runtime.js') : require('handlebars/dist/handlebars.js');
}
