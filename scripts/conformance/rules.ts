import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FILE = join(import.meta.dirname, '../../spec/v3/conformance.yaml');

/** Parts of the project that can enforce a rule. */
export const AREAS = ['specification', 'validators', 'client', 'mock', 'migration'] as const;

/** A part of the project that can enforce a rule. */
export type Area = (typeof AREAS)[number];

/** A rule of the platform, as `spec/v3/conformance.yaml` states it. */
export interface Rule {
  /** `R007`. */
  readonly id: string;
  readonly text: string;
  /** Lines of the sources that state the rule: `conventions L31; conventions L220`. */
  readonly source: string;
  readonly kind: 'stated' | 'interpretation' | 'contradiction';
  /** Parts that enforce the rule. Each has a test that names it. */
  readonly enforced: readonly Area[];
  /** Checks of the verify package whose findings name the rule. */
  readonly verify?: readonly {
    readonly check: string;
    readonly collections?: readonly string[];
    readonly properties?: readonly string[];
  }[];
}

/** A group of rules about one topic. */
export interface Section {
  readonly letter: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** Reads the rules of the platform. */
export function readSections(): readonly Section[] {
  return parse(readFileSync(FILE, 'utf8')) as readonly Section[];
}

/** Returns the identifier of a rule by its number: `R007`. */
export function ruleId(number: number): string {
  return `R${String(number).padStart(3, '0')}`;
}
