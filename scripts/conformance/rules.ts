import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RuleSubject } from '../../templates/runtime/verify-engine/src/checks/rule-ranking.ts';

const SPECIFICATION = join(import.meta.dirname, '../../spec/v3');

/** Parts of the project that can enforce a rule. */
export const AREAS = ['specification', 'validators', 'client', 'mock', 'migration'] as const;

/** A part of the project that can enforce a rule. */
export type Area = (typeof AREAS)[number];

/** A rule of the platform, as `spec/v3/conformance.yaml` states it. */
export interface Rule {
  /** `R007`. */
  readonly id: string;
  /** What the sources state and what they leave open, without anything of ours. */
  readonly states: string;
  /** What this project does about it, where that goes beyond what the sources state. */
  readonly does?: string;
  /** Lines of the sources that state the rule: `conventions L31; conventions L220`. */
  readonly source: string;
  readonly kind: 'stated' | 'interpretation' | 'contradiction';
  /** Parts that enforce the rule. Each has a test that names it. */
  readonly enforced: readonly Area[];
  /** Reason why documentation alone enforces the rule. */
  readonly only?: string;
  /** Checks of the verify package whose findings name the rule. */
  readonly verify?: readonly {
    readonly check: string;
    readonly collections?: readonly string[];
    readonly properties?: readonly string[];
    readonly constraints?: readonly string[];
  }[];
  /** What the rule is about beyond what its lines and its text name. */
  readonly about?: RuleSubject;
}

/** A group of rules about one topic. */
export interface Section {
  readonly letter: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A choice of this project where the sources leave a gap or disagree, as `spec/v3/assumptions.yaml` states it. */
export interface Assumption {
  /** `A07`. */
  readonly id: string;
  readonly text: string;
  readonly reason: string;
  /** Lines of the sources that leave the gap, or that disagree. */
  readonly source: string;
  readonly kind: 'gap' | 'contradiction';
  /** True for a choice of the mock that tests should not rely on. */
  readonly mock?: boolean;
  /** Rules whose tests show it. */
  readonly rules?: readonly string[];
}

/** A group of assumptions about one topic. */
export interface AssumptionGroup {
  readonly title: string;
  readonly assumptions: readonly Assumption[];
}

/** A source document, as `spec/v3/sources.yaml` describes it. */
export interface SourceDocument {
  readonly id: 'conventions' | 'domains';
  /** Name of the document on the pages. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly version: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly lines: number;
  readonly sections: readonly {
    readonly title: string;
    readonly statements: readonly LineStatement[];
  }[];
}

/** What a line of a source states, in our own words. */
export interface LineStatement {
  readonly line: number;
  readonly states: string;
  /** What the line leaves open. */
  readonly open?: string;
}

/** Reads the rules of the platform. */
export function readSections(): readonly Section[] {
  return readYaml('conformance.yaml') as readonly Section[];
}

/** Reads what the project assumes beyond the sources. */
export function readAssumptions(): readonly AssumptionGroup[] {
  return readYaml('assumptions.yaml') as readonly AssumptionGroup[];
}

/** Reads what the source documents state, line by line. */
export function readSources(): readonly SourceDocument[] {
  return readYaml('sources.yaml') as readonly SourceDocument[];
}

function readYaml(name: string): unknown {
  return parse(readFileSync(join(SPECIFICATION, name), 'utf8'));
}

/** Returns a rule in one text, for places that do not separate what the sources state from what we do. */
export function ruleText({ states, does }: Rule): string {
  return does === undefined ? states : `${states} ${does}`;
}

/** Returns the identifier of a rule by its number: `R007`. */
export function ruleId(number: number): string {
  return `R${String(number).padStart(3, '0')}`;
}
