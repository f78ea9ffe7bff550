import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { guideSections } from '../guide-sections.ts';
import { oneLine } from '../source/markdown.ts';

const ENTRIES = [
  { key: '.', module: 'index' },
  { key: './main', module: 'main' },
  { key: './vitest', module: 'vitest' },
  { key: './jest', module: 'jest' },
  { key: './behaviour', module: 'platform' },
];

/** Parts of the page that may say more of one interface than holds for any. */
const SECTIONS = ['start', 'users', 'behaviour', 'former'] as const;

/** What stands around the code: package.json, the page a reader meets first, the licence. */
export function emitMockPackage({ api, companions }: Contract, hasBehaviour: boolean): readonly OutputFile[] {
  const { names, title } = api;
  const describe = (subject: string): string => `A mock of ${subject} that keeps state and knows its users`;
  const command = names.mock.replace(/^@/, '').replace('/', '-');
  const view = {
    name: names.mock,
    description: describe(title.replace(/\s+/g, ' ').trim()),
    introduction: describe(oneLine(title)),
    command,
    entries: ENTRIES.map(entry),
    sdk: names.sdk,
    facade: names.facade,
    hasBehaviour,
    guide: guideSections(companions, 'mock', SECTIONS),
  };
  return [
    { kind: 'template', path: 'mock/package.json', template: 'mock/package.json.hbs', view },
    { kind: 'template', path: 'mock/README.md', template: 'mock/README.md.hbs', view },
    { kind: 'copy', path: 'mock/LICENSE', source: 'mock/LICENSE' },
    { kind: 'copy', path: 'mock/tsconfig.json', source: 'mock/tsconfig.json' },
  ];
}

function entry({ key, module }: { readonly key: string; readonly module: string }): object {
  return { key, source: `./src/${module}.ts`, types: `./dist/${module}.d.ts`, file: `./dist/${module}.js` };
}
