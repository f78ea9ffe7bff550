import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';
import { slug } from '../../model/names.ts';

/** Output folders of the import prefixes that rules use. */
const OWN = { '#sdk/': 'sdk/src/', '#shared/': 'sdk/src/shared/' };

/**
 * The rules that stand beside the specification, as part of the package. `rules/index.ts` says what it offers; a file
 * of an operation's name in kebab case under `rules/operations/` says which rules hold for its calls.
 */
export function ruleModules({ companions }: Pick<Contract, 'companions'>): readonly OutputFile[] {
  const rules = [...companions].filter(([path]) => path.startsWith('rules/') && path.endsWith('.ts'));
  const files = rules.map(([path, text]): OutputFile => ({
    kind: 'text',
    path: `sdk/src/${path}`,
    text,
    own: OWN,
  }));
  const offer = "export * from './rules/index.ts';\n";
  return companions.has('rules/index.ts') ? [...files, { kind: 'text', path: 'sdk/src/rules.ts', text: offer }] : files;
}

/** The path of the module that says which rules hold for the calls of an operation, where there is one. */
export function rulesOf(operation: string, { companions }: Pick<Contract, 'companions'>): string | undefined {
  const path = `rules/operations/${slug(operation)}.ts`;
  return companions.has(path) ? path : undefined;
}
