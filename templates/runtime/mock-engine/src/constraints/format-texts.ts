import type { Json } from '#shared/json.ts';

/** Values that a format almost allows, and values at its limits. */
interface FormatTexts {
  readonly beyond: readonly Json[];
  readonly within?: readonly Json[];
}

/** Text that no enumeration, pattern or format is likely to allow. */
export const INVALID_TEXT = '%verify%';

const DATE = '2028-02-29';
const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** By format: partial dates, 30 February, missing offsets, and what a careless parser takes. */
const TEXTS: ReadonlyMap<string, FormatTexts> = new Map<string, FormatTexts>([
  [
    'date',
    {
      beyond: ['2026-02-30', '2026-2-3', '2026-02', `${DATE}T10:00:00Z`, '28.02.2026'],
    },
  ],
  [
    'date-time',
    {
      beyond: [DATE, `${DATE}T10:00:00`, '2026-02-30T10:00:00Z', `${DATE} 10:00`, `${DATE}T25:00:00Z`],
    },
  ],
  ['time', { beyond: ['10:00', '25:00:00Z', '10:00:00'], within: ['10:00:00Z'] }],
  ['duration', { beyond: ['1 day', 'P', '10'] }],
  ['email', { beyond: ['verify', 'verify@', '@example.com', 'a b@example.com'] }],
  ['idn-email', { beyond: ['verify', 'verify@'] }],
  [
    'uuid',
    {
      beyond: [UUID.replaceAll('-', ''), UUID.slice(0, -1), `${UUID}0`, UUID.replace('f', 'g')],
    },
  ],
  ['uri', { beyond: ['verify', '/relative', 'http://a b'] }],
  ['url', { beyond: ['verify', '/relative'] }],
  ['ipv4', { beyond: ['256.1.1.1', '1.1.1', '1.1.1.1.1'], within: ['192.0.2.1'] }],
  ['ipv6', { beyond: ['::g', '1.1.1.1', ':::'], within: ['2001:db8::1'] }],
  ['hostname', { beyond: ['-a.example', 'a b', 'a..b'] }],
  ['byte', { beyond: ['%', 'a', 'YQ=!'] }],
  ['int32', { beyond: [2_147_483_648, -2_147_483_649] }],
]);

/** Writes a time with other offsets and with a fraction: the same second, because other fields may depend on it. */
function equalTimes(sample: Json | undefined, hasPlainOffsets: boolean): readonly string[] {
  const time = typeof sample === 'string' ? Date.parse(sample) : Number.NaN;
  if (Number.isNaN(time)) return [];
  const later = new Date(time + 7_200_000).toISOString().slice(0, 19);
  const plain = hasPlainOffsets ? [`${later}+0200`] : [];
  return [`${later}+02:00`, ...plain, `${new Date(time).toISOString().slice(0, 19)}.125Z`];
}

/**
 * Returns texts that a format forbids although they are close, and texts at its edge.
 *
 * @param hasPlainOffsets - offsets without a colon, which RFC 3339 does not have, are allowed
 */
export function formatTexts(format: string, sample: Json | undefined, hasPlainOffsets: boolean): FormatTexts {
  const { beyond = [], within = format === 'date-time' ? equalTimes(sample, hasPlainOffsets) : undefined } =
    TEXTS.get(format) ?? {};
  const isText = typeof sample === 'string' || sample === undefined;
  return {
    beyond: isText ? [...beyond, INVALID_TEXT] : beyond,
    ...(within === undefined ? {} : { within }),
  };
}
