// Runs in `npm run test:rest`.
import fc from 'fast-check';
import ts from 'typescript';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { escapeComment, wrapText } from '../../../generator/emit/source/documentation.ts';
import { pick, random } from '../../hostile/support/random.ts';
import { escapeMarkdown, inlineCode, markdownCell, markdownText } from '../../../generator/emit/source/markdown.ts';
import {
  jsonLiteral,
  literalKey,
  literalType,
  objectLiteral,
  propertyKey,
  stringLiteral,
} from '../../../generator/emit/source/literals.ts';
import type { Json } from '../../../generator/model/json.ts';

/** Text of any kind, often made of what ends a escapeComment, a string or a line. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '*/',
        '/*',
        '//',
        '`',
        '${',
        '"',
        "'",
        '\\',
        '\n',
        '\r',
        '\u2028',
        '\u2029',
        '@',
        '</script>',
        '__proto__',
      ),
    ),
  )
  .map((parts) => parts.join(''));

const json: fc.Arbitrary<Json> = fc.jsonValue({ stringUnit: 'binary' }) as fc.Arbitrary<Json>;

/** The value of an expression, evaluated. */
function evaluate(expression: string): unknown {
  return new Function(`"use strict"; return (${expression});`)();
}

/** The statements of a source file; a syntax error is a failure. */
function statements(text: string): readonly ts.Statement[] {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest);
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  return file.statements;
}

describe('escaping text of a specification', () => {
  test('a string literal contains exactly the text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(evaluate(stringLiteral(text))).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });

  test('a literal is equal to its value, including own properties named __proto__', () => {
    fc.assert(
      fc.property(json, (given) => {
        expect(JSON.stringify(evaluate(jsonLiteral(given)))).toBe(JSON.stringify(given));
      }),
      { numRuns: 5_000 },
    );
  });

  test('a comment ends at its delimiter and contains no code', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const found = statements(
          `/**\n * ${escapeComment(text).split('\n').join('\n * ')}\n */\nexport const x = 1;\n`,
        );
        expect(found).toHaveLength(1);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a property key is one property of a type, and an own one of an object', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const [found] = statements(`interface X { ${propertyKey(name)}: 1 }`);
        expect(found !== undefined && ts.isInterfaceDeclaration(found) && found.members.length).toBe(1);
        expect(Object.keys(evaluate(`({ ${literalKey(name)}: 1 })`) as object)).toEqual([name]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a literal type is one type', () => {
    fc.assert(
      fc.property(json, (given) => {
        const found = statements(`type X = ${literalType(given)};`);
        expect(found).toHaveLength(1);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('escapeComment', () => {
  const table = [
    { given: 'a */ b', want: 'a *\\/ b' },
    { given: 'first\r\nsecond\u2028third', want: 'first\nsecond\nthird' },
    { given: '@deprecated no tag', want: '\\@deprecated no tag' },
    { given: 'bell \u0007 here', want: 'bell   here' },
    { given: '  \n text \n ', want: 'text' },
  ];
  test.each(table)('$given', ({ given, want }) => expect(escapeComment(given)).toBe(want));
});

describe('wrapText', () => {
  const long = 'word '.repeat(30).trim();
  const wrapped = `${'word '.repeat(22).trim()}\n${'word '.repeat(8).trim()}`;
  test.each([
    { name: 'keeps short lines', given: 'one\ntwo', want: 'one\ntwo' },
    { name: 'breaks a long line at a space', given: long, want: wrapped },
    { name: 'keeps fenced code', given: `\`\`\`\n${long}\n\`\`\``, want: `\`\`\`\n${long}\n\`\`\`` },
    { name: 'keeps indented code', given: `    ${long}`, want: `    ${long}` },
    { name: 'keeps a row of a table', given: `| ${long} |`, want: `| ${long} |` },
    {
      name: 'joins the rest of a long line with the next line of the paragraph',
      given: `${long}\nnext line\n${long}\n\nlast`,
      want: `${wrapped} next line\n${wrapped}\n\nlast`,
    },
    {
      name: 'joins neither a list nor a line after a hard break',
      given: `${long}\n- item\n${long}\\\nnext`,
      want: `${wrapped}\n- item\n${wrapped}\\\nnext`,
    },
    {
      name: 'does not start a line with a list marker',
      given: `${'word '.repeat(22)}- ${long}`,
      want: `${'word '.repeat(22)}-\n${wrapped}`,
    },
    {
      name: 'does not break a link',
      given: `${'word '.repeat(22)}{@link some thing}`,
      want: `${'word '.repeat(22).trim()}\n{@link some thing}`,
    },
  ])('$name', ({ given, want }) => expect(wrapText(given)).toBe(want));
});

describe('a text of 200,000 characters takes less than a second', () => {
  const N = 200_000;
  const texts = Object.entries({
    'words behind a brace': `}${' a'.repeat(N / 2)}`,
    'words in braces': `{${' a'.repeat(N / 2)}}`,
    spaces: `a${' '.repeat(N)}b`,
    'line breaks': `a${'\n'.repeat(N)}b`,
    backslashes: `a${'\\'.repeat(N)}b`,
    bars: `a${'\\|'.repeat(N / 2)}b`,
    tags: '<a href="http://x'.repeat(N / 17),
    'back quotes': '`'.repeat(N),
    'ends of comments': '*/'.repeat(N / 2),
    marks: '@'.repeat(N),
  });
  const functions = { escapeComment, wrapText, escapeMarkdown, markdownText, markdownCell, inlineCode };
  test.each(Object.entries(functions))('%s', (_, run) => {
    for (const [name, text] of texts) {
      const began = process.cpuUsage();
      run(text);
      expect(process.cpuUsage(began).user, name).toBeLessThan(1_000_000);
    }
  });
});

test.each([
  ['a\n\nb', 'a<br>b'],
  ['a \n b', 'a b'],
  ['a\n- b\n* c', 'a<br>• b<br>• c'],
  ['a\n\n+  b', 'a<br>• b'],
  ['a - b', 'a - b'],
  ['a | b \\| c \\\\ d', 'a \\| b \\\\\\| c \\\\ d'],
])('%j in a cell of a table → %j', (given, want) => {
  expect(markdownCell(given)).toBe(want);
});

describe('a description keeps code, and shows HTML and links to programs as text', () => {
  test.each([
    ['Use `<T>` or ``<b>``.', 'Use `<T>` or ``<b>``.'],
    ['Use `<T>` and <img>.', 'Use `<T>` and &lt;img>.'],
    ['```xml\n<a>\n```\n<b>', '```xml\n<a>\n```\n&lt;b>'],
    ['~~~\n```\n~~~\n<img>\n```\n<a>', '~~~\n```\n~~~\n&lt;img>\n```\n<a>\n```'],
    ['``` a ` b\n\n<img>\n\n```', '``` a ` b\n\n&lt;img>\n\n```\n```'],
    ['- ```\n```\n<img>\n```', '- ```\n```\n&lt;img>\n```'],
    ['1. a:\n\n   ```\n   <a>\n   ```\n\n`<T>`', '1. a:\n\n   ```\n   <a>\n   ```\n\n`<T>`'],
    ['- ```\n  <a>\n  ```\n- `<T>`', '- ```\n  <a>\n  ```\n- `<T>`'],
    ['a\n2. ```\n   <img>\n   ```', 'a\n2. ```\n   &lt;img>\n   ```'],
    ['> ```\n<img>\n> ```\n`<b>`\n\n`<T>`', '> ```\n&lt;img>\n> ```\n`&lt;b>`\n\n`<T>`'],
    ['a\n    ```\n    a\n\n    <img>\n    ```\n\n`<T>`', 'a\n    ```\n    a\n\n    &lt;img>\n    ```\n\n`<T>`'],
    ['``` | `a\n-|-\n<img>|`', '``` | `a\n-|-\n&lt;img>|`'],
    ['\\`<img>\\`', '\\`&lt;img>\\`'],
    ['`` a ` b ` <img> `', '`` a ` b ` &lt;img> `'],
    ['` a\nb ` <img> `\n\n`<T>`', '` a\nb ` &lt;img> `\n\n`<T>`'],
    ['[x](a`b) <img> `', '[x](a`b) &lt;img> `'],
    ['https://x` <img> `', 'https://x` &lt;img> `'],
    ['[x](https://a/b) [y](b.md#c) [z](mailto:a@b)', '[x](https://a/b) [y](b.md#c) [z](mailto:a@b)'],
    ['[x](javascript:a) ![y](<data:b>)', '[x&#93;(javascript:a) ![y&#93;(&lt;data:b>)'],
    ['[x](&#106;avascript:a) [y](\nJaVa&Tab;Script:b)', '[x&#93;(&#106;avascript:a) [y&#93;(\nJaVa&Tab;Script:b)'],
    ['> [x](\n> javascript:a) [y](<java\tscript:b>)', '> [x&#93;(\n> javascript:a) [y&#93;(&lt;java\tscript:b>)'],
    ['[x](com.app.x:run) [y](ms.settings:z)', '[x&#93;(com.app.x:run) [y&#93;(ms.settings:z)'],
    ['[ä](übersicht.md) [y](@a/b) [z](~c/d+e.md)', '[ä](übersicht.md) [y](@a/b) [z](~c/d+e.md)'],
    ['[x]\n\n[x]: vbscript:a', '[x]\n\n[x&#93;: vbscript:a'],
    ['<a href="https://b">c](javascript:d)[e</a>', '[c&#93;(javascript:d)[e](https://b)'],
  ])('%j → %j', (given, want) => {
    expect(markdownText(given)).toBe(want);
  });

  test('20,000 random descriptions are rendered without a tag or a program of theirs', () => {
    const parts = [
      '`',
      '``',
      '```',
      '\n',
      '\n\n',
      '~~~',
      '- ',
      '> ',
      '    ',
      '[x](',
      'javascript:a',
      ')',
      '\\',
      '<img src=x>',
    ];
    const next = random(7);
    const all = [
      ...parts,
      'a ',
      ']',
      '[y]: ',
      '[y]',
      '|',
      'java&#9;script&colon;a',
      '<a href="https://x">',
      '</a>',
      '"',
    ];
    for (let count = 0; count < 20_000; count += 1) {
      const text = Array.from({ length: 2 + next() * 20 }, () => pick(all, next)).join('');
      const page = `# T\n\n${markdownText(text)}\n\n| a |\n|---|\n| ${markdownCell(text)} |\n`;
      expect(marked.parse(page), text).not.toMatch(/<img src=x>|(?:href|src)="java/);
    }
  });

  test('in a cell, whose lines become one', () => {
    expect(markdownCell('` a\n\n`<img>` b')).toBe('` a<br>`&lt;img>` b');
  });
});

test('objectLiteral: writes a member whose name and expression are the same once', () => {
  expect(
    objectLiteral([
      ['a', 'a'],
      ['b', '1'],
      ['c-d', 'e'],
    ]),
  ).toBe('{ a, b: 1, "c-d": e }');
});
