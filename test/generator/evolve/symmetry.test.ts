import { expect, test } from 'vitest';
import type { Rule } from '../../../generator/evolve/diff/rule.ts';
import { RULES } from '../../../generator/evolve/diff/rules.ts';

/** Endings of codes that state a change, and those that state its reverse. */
const MIRRORS = Object.entries({
  added: 'removed',
  set: 'unset',
  increased: 'decreased',
  nullable: 'not-nullable',
  required: 'optional',
  widened: 'narrowed',
  closed: 'opened',
  typed: 'untyped',
  deprecated: 'reactivated',
  'read-only': 'not-read-only',
  'write-only': 'not-write-only',
  allowed: 'disallowed',
  'security-required': 'security-dropped',
  'one-of-became-any-of': 'any-of-became-one-of',
}).flatMap(([one, other]) => [[other, one] as const, [one, other] as const]);

/** Changes whose reverse has the same code. */
const OWN_MIRROR = /(?:^|-)(?:changed|renamed|moved|replaced|unclassified)$/;

/** Rules without a mirror, with the reason. */
const WITHOUT_MIRROR: Readonly<Record<string, string>> = {
  'deprecated-operation-removed': 'operation-added: an operation is not deprecated when it is new',
  'sunset-operation-removed': 'operation-added: an operation is not deprecated when it is new',
  'closed-property-removed': 'property-added: a further property rejects nothing that was sent before',
  'required-header-removed': 'header-added: no client relied on it',
  'redundant-security-removed': 'security-alternative-added: a part of the credentials was enough before',
  'required-parameter-added': 'parameter-removed: a server ignores a parameter that it does not know, required or not',
  'body-removed': 'required-body-added and optional-body-added',
  'required-body-added': 'body-removed: no server reads it any more, required or not',
  'optional-body-added': 'body-removed: no server reads it any more, required or not',
  'required-property-became-not-read-only': 'property-became-read-only: what is read-only is required of nobody',
};

/** Rules that are not as severe in one direction as their mirrors in the other, with the reason. */
const REASONS: readonly { readonly codes: RegExp; readonly reason: string }[] = [
  { codes: /^media-type-(?:added|removed)$/, reason: 'a client chooses one media type, and only misses that one' },
  { codes: /^media-type-schema-/, reason: 'a body that is described no more usually stays the same' },
  { codes: /^parameter-default-/, reason: 'a default of a request decides what a call without it means' },
  { codes: /enum-(?:value-)?(?:added|removed)$/, reason: 'many clients tolerate values that they do not know' },
  {
    codes: /^(?:required-)?property-(?:added|removed)$/,
    reason: 'clients and servers ignore members they do not know',
  },
  { codes: /-only$/, reason: 'clients that still send what is read-only are usually tolerated' },
  { codes: /^additional-properties-/, reason: 'clients ignore members that they do not know' },
  {
    codes: /^(?:max|min|exclusive)[\w-]+-(?:set|unset)$/,
    reason: 'a new limit often states what the server enforced before',
  },
  { codes: /^pattern-/, reason: 'few clients rely on the spelling of a text' },
  { codes: /^unique-items-/, reason: 'few clients rely on unique items' },
  { codes: /^discriminator-mapping-/, reason: 'many clients tolerate values that they do not know' },
];

const rules = new Map(RULES.map((rule) => [rule.code, rule]));

function mirrorOf({ code }: Rule): Rule | undefined {
  const endings = MIRRORS.filter(([ending]) => code === ending || code.endsWith(`-${ending}`));
  const codes = endings.map(([ending, other]) => code.slice(0, code.length - ending.length) + other);
  return codes.flatMap((one) => rules.get(one) ?? [])[0];
}

test('each rule has a mirror, or a reason to have none', () => {
  const missing = RULES.filter(
    (rule) => mirrorOf(rule) === undefined && !OWN_MIRROR.test(rule.code) && WITHOUT_MIRROR[rule.code] === undefined,
  );
  expect(missing.map(({ code }) => code)).toEqual([]);
});

test('what a change means for requests, its reverse means for responses, or there is a reason', () => {
  const different = RULES.filter((rule) => {
    const mirror = mirrorOf(rule) ?? rule;
    if (WITHOUT_MIRROR[rule.code] !== undefined) return false;
    if (typeof rule.severity === 'string' || typeof mirror.severity === 'string') return false;
    const { request, response } = rule.severity;
    const isSame = request === mirror.severity.response && response === mirror.severity.request;
    return !isSame && !REASONS.some(({ codes }) => codes.test(rule.code));
  });
  expect(different.map(({ code }) => code)).toEqual([]);
});
