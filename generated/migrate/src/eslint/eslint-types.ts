/** The parts of ESLint's interface that the rules use, so that the package does not depend on ESLint. */
export interface EslintPlugin {
  readonly meta: { readonly name: string; readonly version: string };
  readonly rules: Readonly<Record<string, EslintRule>>;
}

export interface EslintRule {
  readonly meta: {
    readonly type: 'problem' | 'suggestion';
    readonly docs: { readonly description: string };
    readonly fixable?: 'code';
    readonly hasSuggestions?: boolean;
    readonly schema: readonly object[];
  };
  readonly create: (context: EslintContext) => Readonly<Record<string, (node: EslintNode) => void>>;
}

/** A node of the syntax tree. Its members depend on its type. */
export interface EslintNode {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** A change that a fixer returns. */
interface EslintFix {
  readonly range: readonly [number, number];
  readonly text: string;
}

interface EslintFixer {
  readonly replaceText: (node: EslintNode, text: string) => EslintFix;
  readonly replaceTextRange: (range: readonly [number, number], text: string) => EslintFix;
}

type Fix = (fixer: EslintFixer) => EslintFix;

interface EslintReport {
  readonly message: string;
  readonly node?: EslintNode;
  /** Lines count from 1, columns from 0. */
  readonly loc?: { readonly line: number; readonly column: number };
  readonly fix?: Fix | null;
  readonly suggest?: readonly { readonly desc: string; readonly fix: Fix }[];
}

export interface EslintContext {
  readonly cwd: string;
  readonly physicalFilename: string;
  readonly options: readonly unknown[];
  readonly sourceCode: { readonly text: string; readonly hasBOM: boolean };
  readonly report: (report: EslintReport) => void;
}
