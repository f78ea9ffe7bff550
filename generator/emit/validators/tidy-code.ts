/** What a compiled function is to be called. */
export interface FunctionName {
  /** As Ajv calls it. */
  readonly from: string;
  readonly name: string;
  /** Whether it counts how deep it is inside itself. */
  readonly isRecursive: boolean;
}

/**
 * Ajv's function without what only its callers need: the list of errors, which holds empty objects here, and what it
 * evaluated. It answers yes or no.
 */
export function tidyCode(code: string, { from, name, isRecursive }: FunctionName): string {
  const body = code
    .slice(code.indexOf('{}){') + 4)
    .replaceAll(`${from}.errors = [{}];\n`, '')
    .replaceAll(
      /const err\d+ = \{\};\nif\(vErrors === null\)\{\nvErrors = \[err\d+\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\nerrors\+\+;/g,
      'errors++;',
    )
    .replaceAll(
      /if\(vErrors !== null\)\{\nif\((_errs\d+)\)\{\nvErrors\.length = \1;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n/g,
      '',
    )
    .replaceAll(`${from}.errors = vErrors;\n`, '')
    .replace(
      /const (evaluated\d+) = \w+\.evaluated;\nif\(\1\.dynamicProps\)\{\n\1\.props = undefined;\n\}\nif\(\1\.dynamicItems\)\{\n\1\.items = undefined;\n\}\n/,
      '',
    )
    .replace('let vErrors = null;\n', '');
  const simple = /errors\+\+|(?<!let )errors = |\b(?:let|const) _?valid\d/.test(body) ? body : withoutCounting(body);
  const parameters = isRecursive ? 'data, depth = 0' : 'data';
  const guard = isRecursive ? '\nif(depth > DEEPEST) tooDeep();' : '';
  return `function ${name}(${parameters}) {${guard}${simple}`;
}

/**
 * Where the first thing wrong ends the function, nothing is ever counted: every comparison of counts holds, and every
 * part that was passed is valid.
 */
function withoutCounting(body: string): string {
  return body
    .replaceAll(/const _errs\d+ = errors;\n/g, '')
    .replaceAll(/var _?valid\d+ = (?:true|_errs\d+ === errors);\n/g, '')
    .replaceAll(/\b(?:errors === _errs\d+|_errs\d+ === errors|errors === 0)/g, 'true')
    .replaceAll(/if\(valid\d+\)/g, 'if(true)')
    .replaceAll(/if\(!valid\d+\)\{\nbreak;\n\}\n/g, '')
    .replace('let errors = 0;\n', '');
}
