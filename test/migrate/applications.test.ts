import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { migrateCode } from '../../templates/runtime/migrate-engine/src/codemod/migrate-code.ts';
import { migration, overlay } from './kit.ts';

/**
 * Whole applications with hand-written expectations: `before/`, `after/` as a careful person leaves it after the
 * automatic changes, and `places.txt`, the lines that need a person, as `file | text of the line`, with `||` between
 * lines that will do.
 */
const APPLICATIONS = join(import.meta.dirname, 'applications');
const temporary = mkdtempSync(join(tmpdir(), 'migrate-applications-'));
afterAll(() => rmSync(temporary, { recursive: true }));

/** Places that a person finds and the codemod does not. */
const MISSED: ReadonlySet<string> = new Set(['platform.service.spec.ts | return { data: [{ terminated: false']);

describe.each(readdirSync(APPLICATIONS))('%s', (name) => {
  const folder = join(temporary, name);
  cpSync(join(APPLICATIONS, name, 'before'), folder, { recursive: true });
  const { changes, findings } = migrateCode({ folder, migration, overlay: overlay('v2') });
  const manual = findings.filter(({ tier }) => tier === 'manual');
  const places = readFileSync(join(APPLICATIONS, name, 'places.txt'), 'utf8')
    .trim()
    .split('\n');

  test.each(readdirSync(join(APPLICATIONS, name, 'before')))('changes %s as a person would', (file) => {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = changes.find((change) => change.name === file)?.after ?? before;
    expect(after).toBe(readFileSync(join(APPLICATIONS, name, 'after', file), 'utf8'));
  });

  test.each(places.filter((place) => !MISSED.has(place)))('reports %s', (place) => {
    const found = manual.filter((finding) => isAt(folder, finding, place));
    expect(found, manual.map(({ file, line, rule }) => `${file}:${line} ${rule}`).join('\n')).not.toEqual([]);
  });

  test('reports nothing else', () => {
    const others = manual.filter((finding) => !places.some((place) => isAt(folder, finding, place)));
    expect(others.map(({ file, line, rule, before }) => `${file}:${line} ${rule} ${before}`)).toEqual([]);
  });
});

interface Position {
  readonly file: string;
  readonly line: number;
}

function isAt(folder: string, { file, line }: Position, place: string): boolean {
  return place.split(' || ').some((alternative) => {
    const [name, text = ''] = alternative.split(' | ');
    return name === file && readFileSync(join(folder, file), 'utf8').split('\n')[line - 1]?.includes(text) === true;
  });
}
