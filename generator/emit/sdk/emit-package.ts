import type { Api, Group } from '../../model/api.ts';
import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { readmeView } from './readme/readme-view.ts';

/** Modules of the runtime that are imported on their own: all that is optional. */
const OPTIONAL_MODULES = ['update', 'paging', 'dates', 'logger', 'node', 'testing'];

/**
 * What stands around the code: package.json, the page a reader meets first, the licence. `further` are modules that
 * others make.
 */
export function emitPackage(
  contract: Contract,
  groups: readonly Group[],
  further: readonly string[] = [],
): readonly OutputFile[] {
  const { api } = contract;
  return [
    {
      kind: 'template',
      path: 'sdk/package.json',
      template: 'sdk/package.json.hbs',
      view: packageView(api, groups, further),
    },
    { kind: 'template', path: 'sdk/README.md', template: 'sdk/README.md.hbs', view: readmeView(contract, groups) },
    { kind: 'copy', path: 'sdk/LICENSE', source: 'sdk/LICENSE' },
    { kind: 'copy', path: 'sdk/tsconfig.json', source: 'sdk/tsconfig.json' },
  ];
}

function packageView(api: Api, groups: readonly Group[], further: readonly string[]): object {
  const paths = api.names.paths ? ['paths'] : [];
  const validators = api.names.validators ? ['validators'] : [];
  const optional = [...OPTIONAL_MODULES, ...validators];
  const modules = ['core', 'types', ...paths, ...further, ...groups.map(({ slug }) => slug), ...optional];
  const entries = [
    entry('.', 'index'),
    ...modules.map((name) => entry(`./${name}`, name)),
    ...validators.map((name) => entry(`./${name}/*`, `${name}/operations/*`)),
  ];
  return { name: api.names.sdk, description: `Typed client of ${api.title.replace(/\s+/g, ' ').trim()}`, entries };
}

function entry(key: string, module: string): object {
  return { key, source: `./src/${module}.ts`, types: `./dist/${module}.d.ts`, file: `./dist/${module}.js` };
}
