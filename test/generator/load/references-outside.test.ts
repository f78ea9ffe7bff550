import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { documentWith, folderWith, loadAny, loadIn } from './load-files.ts';

const REFUSED: readonly { readonly reference: string; readonly want: string }[] = [
  { reference: '../secret.yaml', want: 'reference-outside' },
  { reference: './sub/../../secret.yaml#/A', want: 'reference-outside' },
  { reference: '%2e%2e/secret.yaml', want: 'reference-outside' },
  { reference: '..\\secret.yaml', want: 'reference-outside' },
  { reference: '/etc/passwd', want: 'reference-outside' },
  { reference: '/dev/zero', want: 'reference-outside' },
  { reference: 'link.yaml', want: 'reference-outside' },
  { reference: 'folder-link/secret.yaml', want: 'reference-outside' },
  { reference: 'file:///etc/passwd', want: 'reference-remote' },
  { reference: 'https://example.com/a.yaml#/A', want: 'reference-remote' },
  { reference: '//example.com/a.yaml', want: 'reference-remote' },
  { reference: 'data:text/yaml,A', want: 'reference-remote' },
  { reference: 'zero.yaml', want: 'reference-outside' },
  { reference: 'sub', want: 'file-unreadable' },
  { reference: 'no.yaml', want: 'reference-file-missing' },
  { reference: '~/.ssh/id_rsa', want: 'reference-file-missing' },
  { reference: 'a%00.yaml', want: 'reference-malformed' },
  { reference: '%E0%A4%A', want: 'reference-malformed' },
];

describe('a reference out of the folder', () => {
  test.for(REFUSED)('$reference is rejected as $want without revealing the target', async ({ reference, want }) => {
    const folder = folderWith({
      'secret.yaml': 'A: { const: canary }',
      'in/root.yaml': documentWith(`components: { schemas: { A: { $ref: '${reference}' } } }`),
    });
    mkdirSync(join(folder, 'in/sub'));
    symlinkSync(join(folder, 'secret.yaml'), join(folder, 'in/link.yaml'));
    symlinkSync(folder, join(folder, 'in/folder-link'));
    symlinkSync('/dev/zero', join(folder, 'in/zero.yaml'));
    const { diagnostics, specification } = await loadIn(folder, 'in/root.yaml');
    expect(diagnostics.map(({ code }) => code)).toEqual([want]);
    expect(JSON.stringify([diagnostics, specification?.document])).not.toContain('canary');
  });

  test('follows a symbolic link inside the folder', async () => {
    const folder = folderWith({
      'root.yaml': documentWith('components: { schemas: { A: { $ref: link.yaml } } }'),
      'a.yaml': 'type: string',
    });
    symlinkSync('a.yaml', join(folder, 'link.yaml'));
    const { reported, specification } = await loadIn(folder, 'root.yaml');
    expect(reported).toEqual([]);
    expect(specification?.document).toMatchObject({ components: { schemas: { A: { type: 'string' } } } });
  });

  test('reads a file once that has two names', async () => {
    const folder = folderWith({
      'root.yaml': documentWith(
        "components: { schemas: { A: { $ref: 'a.yaml#/A' }, B: { items: { $ref: './b/../a.yaml#/A' } } } }",
      ),
    });
    writeFileSync(join(folder, 'a.yaml'), 'A: { type: string }');
    const { specification } = await loadIn(folder, 'root.yaml');
    expect(specification?.document).toMatchObject({
      components: { schemas: { B: { items: { $ref: '#/components/schemas/A' } } } },
    });
  });

  describe('with a wider folder', () => {
    const files = {
      'common.yaml': 'A: { type: string }',
      'apis/pets/root.yaml': documentWith("components: { schemas: { A: { $ref: '../../common.yaml#/A' } } }"),
      'elsewhere/other.yaml': 'A: true',
    };
    const loadWithin = async (within: string, root = files['apis/pets/root.yaml']) => {
      const folder = folderWith({ ...files, 'apis/pets/root.yaml': root });
      const diagnostics = new Diagnostics();
      const options = { within: join(folder, within) };
      const specification = await loadAny(join(folder, 'apis/pets/root.yaml'), diagnostics, options);
      return { codes: diagnostics.list.map(({ code }) => code), document: specification?.document };
    };

    test('may lead to any file in it', async () => {
      const { codes, document } = await loadWithin('.');
      expect(codes).toEqual([]);
      expect(document).toMatchObject({ components: { schemas: { A: { type: 'string' } } } });
    });

    test.for([
      ['further out', 'apis', files['apis/pets/root.yaml']],
      ['by an absolute path', '.', documentWith("components: { schemas: { A: { $ref: '/etc/passwd' } } }")],
    ] as const)('leads no further: %s', async ([, within, root]) => {
      expect((await loadWithin(within, root)).codes).toEqual(['reference-outside']);
    });

    test.for([
      ['elsewhere', 'root-outside'],
      ['nowhere', 'file-unreadable'],
      ['apis/pets/root.yaml', 'root-outside'],
    ] as const)('must be around it, and there: %s is not', async ([within, code]) => {
      expect((await loadWithin(within)).codes).toEqual([code]);
    });
  });

  test('reports a missing root file', async () => {
    const { diagnostics } = await loadIn(folderWith({}), 'no.yaml');
    expect(diagnostics).toMatchObject([{ code: 'file-unreadable', cause: expect.stringContaining('no such file') }]);
  });
});
