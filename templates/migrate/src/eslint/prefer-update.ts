import type { EslintContext, EslintNode, EslintRule } from './eslint-types.ts';

/** A function that replaces a whole resource, and the one that reads, merges and sends. */
export interface Replacement {
  readonly replace: string;
  readonly update: string;
  /** Paths of both in the facade, such as `['phases', 'replace']`. */
  readonly facade: readonly string[];
  readonly updateFacade: readonly string[];
}

const MESSAGE = 'clears every field that the request omits. Use {update}, which reads the resource, merges and sends.';

/** Reports calls that replace a whole resource although the client has a safe update, and suggests the update. */
export function preferUpdate(replacements: readonly Replacement[], sdk: string): EslintRule {
  const byName = new Map(replacements.map((entry) => [entry.replace, entry]));
  return {
    meta: {
      type: 'suggestion',
      docs: { description: 'Prefer the update that reads and merges over the replacement that clears omitted fields' },
      hasSuggestions: true,
      schema: [],
    },
    create: (context) => {
      const imported = new Map<string, Replacement>();
      return {
        ImportDeclaration: (node) => {
          for (const [local, name] of importedNames(node, sdk)) {
            const entry = byName.get(name);
            if (entry !== undefined) imported.set(local, entry);
          }
        },
        CallExpression: ({ callee }) => {
          const called = asNode(callee);
          if (called === undefined) return;
          const direct = called.type === 'Identifier' ? imported.get(String(called['name'])) : undefined;
          if (direct !== undefined) return report(context, { node: called, from: direct.replace, to: direct.update });
          const chain = memberChain(called);
          const entry = replacements.find(({ facade }) => facade.length > 1 && endsWith(chain, facade));
          const property = asNode(called['property']);
          if (entry === undefined || property === undefined) return;
          report(context, { node: property, from: entry.facade.join('.'), to: entry.updateFacade.at(-1) ?? '' });
        },
      };
    },
  };
}

interface ReplacingCall {
  /** The name that the suggestion replaces. */
  readonly node: EslintNode;
  readonly from: string;
  readonly to: string;
}

function report(context: EslintContext, { node, from, to }: ReplacingCall): void {
  const desc = `Call ${to} instead. An imported function must be imported as well.`;
  const fix = {
    desc,
    fix: (fixer: Parameters<NonNullable<Parameters<EslintContext['report']>[0]['fix']>>[0]) =>
      fixer.replaceText(node, to),
  };
  context.report({ node, message: `${from} ${MESSAGE.replace('{update}', to)}`, suggest: [fix] });
}

/** Returns the local and the exported names of an import from the client. */
function importedNames({ source, specifiers }: EslintNode, sdk: string): readonly (readonly [string, string])[] {
  const module = String(asNode(source)?.['value'] ?? '');
  if (module !== sdk && !module.startsWith(`${sdk}/`)) return [];
  const nodes = Array.isArray(specifiers) ? specifiers.map(asNode) : [];
  return nodes.flatMap((specifier) => {
    const [local, imported] = [asNode(specifier?.['local']), asNode(specifier?.['imported'])];
    return local === undefined || imported === undefined
      ? []
      : [[String(local['name']), String(imported['name'])] as const];
  });
}

/** Returns the names of a chain of members, such as `['client', 'phases', 'replace']`. */
function memberChain(node: EslintNode | undefined): readonly string[] {
  if (node?.type === 'Identifier') return [String(node['name'])];
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return [];
  return [...memberChain(asNode(node['object'])), String(asNode(node['property'])?.['name'] ?? '')];
}

function endsWith(chain: readonly string[], end: readonly string[]): boolean {
  return end.every((name, index) => chain[chain.length - end.length + index] === name);
}

function asNode(value: unknown): EslintNode | undefined {
  return typeof value === 'object' && value !== null && 'type' in value ? (value as EslintNode) : undefined;
}
