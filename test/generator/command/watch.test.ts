// Runs in `npm run test:rest`.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { documentWith, folderWith, killedRun, runCommand, watch } from './running.ts';

const faulty = documentWith('Lists pets').replace('type: array', '$ref: "#/components/schemas/Nowhere"');
const dividedDocument = documentWith('Lists pets').replace(
  '{ type: array, items: { type: string } }',
  '{ $ref: pet.yaml }',
);
const madeIn = (folder: string): string => readFileSync(join(folder, 'api/spec/openapi.json'), 'utf8');

describe('with --watch the command', () => {
  test('generates on every save, and reports the errors of a document once', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    const { printed } = watch(folder);
    await printed(/added/u);
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists some pets'));
    await printed(/[1-9]\d* changed/u);
    writeFileSync(join(folder, 'openapi.yaml'), faulty);
    expect(await printed(/Nothing was written/u)).toContain('openapi.yaml:14:');
    expect(madeIn(folder)).toContain('Lists some pets');
    for (let line = 0; line < 3; line += 1) {
      writeFileSync(join(folder, 'watch.log'), `Line ${line}`); // as a shell does with what the command prints
      await setTimeout(150);
    }
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists other pets'));
    expect(await printed(/[1-9]\d* changed/u)).not.toContain('Nothing was written');
    expect(madeIn(folder)).toContain('Lists other pets');
  });

  test('reports an up-to-date tree at the start and after an error is undone', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    runCommand(folder, '--spec', 'openapi.yaml', '--out', 'api', '--only', 'spec');
    const { printed } = watch(folder);
    expect(await printed(/\n$/u)).toContain('api is up to date');
    writeFileSync(join(folder, 'openapi.yaml'), faulty);
    await printed(/Nothing was written/u);
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists pets'));
    expect(await printed(/\n$/u)).toContain('api is up to date');
  });

  test("detects that the document's folder is removed and restored", async () => {
    const folder = folderWith('');
    const [pets, spec] = [join(folder, 'of/pets'), join(folder, 'of/pets/openapi.yaml')];
    mkdirSync(pets, { recursive: true });
    writeFileSync(spec, documentWith('Lists pets'));
    const { printed } = watch(folder, spec);
    await printed(/added/u);
    renameSync(pets, join(folder, 'away'));
    expect(await printed(/Nothing was written/u)).toContain('no such file');
    renameSync(join(folder, 'away'), pets);
    expect(await printed(/\n$/u)).toContain('api is up to date');
    rmSync(join(folder, 'of'), { recursive: true });
    await printed(/Nothing was written/u);
    mkdirSync(pets, { recursive: true });
    writeFileSync(spec, documentWith('Lists some pets'));
    await printed(/[1-9]\d* changed/u);
    expect(madeIn(folder)).toContain('Lists some pets');
  });

  test('detects a save that replaces the file, as many editors do', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    const { printed } = watch(folder);
    await printed(/added/u);
    for (const summary of ['Lists some pets', 'Lists other pets']) {
      writeFileSync(join(folder, '.openapi.yaml.swp'), documentWith(summary));
      renameSync(join(folder, '.openapi.yaml.swp'), join(folder, 'openapi.yaml'));
      await printed(/[1-9]\d* changed/u);
      expect(madeIn(folder)).toContain(summary);
    }
  });

  test('detects a save of the document behind a symbolic link', async () => {
    const folder = folderWith('');
    mkdirSync(join(folder, 'apis'));
    mkdirSync(join(folder, 'links'));
    writeFileSync(join(folder, 'apis/pets.yaml'), documentWith('Lists pets'));
    symlinkSync('../apis/pets.yaml', join(folder, 'links/pets.yaml'));
    const { printed } = watch(folder, 'links/pets.yaml');
    await printed(/added/u);
    writeFileSync(join(folder, 'apis/pets.yaml'), documentWith('Lists some pets'));
    await printed(/[1-9]\d* changed/u);
    expect(madeIn(folder)).toContain('Lists some pets');
  });

  test('first rolls back the interrupted write of a killed run', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    runCommand(folder, '--spec', 'openapi.yaml', '--out', 'api', '--only', 'spec');
    const { before } = killedRun(folder, 'api');
    const { printed } = watch(folder);
    expect(await printed(/\n$/u)).toContain('api is up to date');
    expect(madeIn(folder)).toBe(before);
  });

  test('generates the last of many saves', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    const { printed } = watch(folder);
    await printed(/added/u);
    for (let save = 0; save < 20; save += 1) writeFileSync(join(folder, 'openapi.yaml'), documentWith(`Save ${save}`));
    while (!madeIn(folder).includes('Save 19')) await printed(/[1-9]\d* changed/u);
  });

  test('follows references to files that are created, changed, deleted and restored', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    const [pet, kept] = [join(folder, 'pet.yaml'), join(folder, 'kept.yaml')];
    const { printed } = watch(folder);
    await printed(/added/u);
    writeFileSync(join(folder, 'openapi.yaml'), dividedDocument);
    expect(await printed(/Nothing was written/u)).toContain('pet.yaml');
    writeFileSync(pet, 'type: string\n');
    await printed(/[1-9]\d* changed/u);
    writeFileSync(pet, 'type: integer\n');
    await printed(/[1-9]\d* changed/u);
    expect(madeIn(folder)).toContain('integer');
    renameSync(pet, kept);
    expect(await printed(/Nothing was written/u)).toContain('pet.yaml');
    writeFileSync(kept, 'type: boolean\n');
    renameSync(kept, pet);
    await printed(/[1-9]\d* changed/u);
    expect(madeIn(folder)).toContain('boolean');
  });

  test('detects files in a folder created while watching', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    const { printed } = watch(folder);
    await printed(/added/u);
    mkdirSync(join(folder, 'parts'));
    writeFileSync(join(folder, 'parts/pet.yaml'), 'type: string\n');
    writeFileSync(join(folder, 'openapi.yaml'), dividedDocument.replace('pet.yaml', 'parts/pet.yaml'));
    await printed(/[1-9]\d* changed/u);
    writeFileSync(join(folder, 'parts/pet.yaml'), 'type: integer\n');
    await printed(/[1-9]\d* changed/u);
    expect(madeIn(folder)).toContain('integer');
  });

  test('rewrites deleted files and reports edited ones', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    const { printed } = watch(folder);
    await printed(/added/u);
    rmSync(join(folder, 'api'), { recursive: true });
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists some pets'));
    await printed(/1 added/u);
    writeFileSync(join(folder, 'api/spec/openapi.json'), 'edited');
    writeFileSync(join(folder, 'openapi.yaml'), documentWith('Lists other pets'));
    expect(await printed(/Nothing was written/u)).toContain('output-edited');
    expect(madeIn(folder)).toBe('edited');
  });

  test('leaves a folder to another watcher, and takes it over when that one has exited or crashed', async () => {
    const folder = folderWith(documentWith('Lists pets'));
    writeFileSync(join(folder, 'other.yaml'), documentWith('Lists others'));
    const first = watch(folder);
    await first.printed(/added/u);
    symlinkSync('api', join(folder, 'link'));
    for (const out of ['api', 'link']) {
      const { code, error } = runCommand(
        folder,
        ...['--spec', 'other.yaml', '--out', out, '--only', 'spec', '--watch'],
      );
      expect(code).toBe(3);
      expect(error).toContain('output-watched');
      expect(error).toContain('choose another output folder with --out');
    }
    expect(madeIn(folder)).toContain('Lists pets');
    await first.end('SIGKILL');
    const second = watch(folder, 'other.yaml');
    await second.printed(/changed/u);
    await second.end('SIGTERM');
    expect(readdirSync(folder)).toEqual(['api', 'link', 'openapi.yaml', 'other.yaml']);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'exits with 0 on %s and leaves nothing beside the folder',
    async (signal) => {
      const folder = folderWith(documentWith('Lists pets'));
      const { printed, end } = watch(folder);
      await printed(/added/u);
      expect(await end(signal)).toBe(0);
      expect(readdirSync(folder)).toEqual(['api', 'openapi.yaml']);
    },
  );
});
