import { expect, test } from 'vitest';
import { matchEndpoints, changedSpan } from '../../templates/runtime/migrate-engine/src/http/url.ts';
import { indexMigration } from '../../templates/runtime/migrate-engine/src/migration/migration-index.ts';
import type { EndpointEntry } from '../../templates/runtime/shared/migration/map.ts';
import { map } from './kit.ts';

const entry = (v2: string, v3: string): EndpointEntry => ({
  id: 'get-company',
  source: 'conventions L242',
  certainty: 'documented',
  distinctive: false,
  counterpart: 'moved',
  v2: { operation: 'getCompany', method: 'GET', path: v2 },
  v3: { operation: 'getCompany', method: 'GET', path: v3 },
});

/** Returns an address of the old path as the codemod rewrites it. */
function rewrite(text: string, one: EndpointEntry): string {
  const matched = matchEndpoints(indexMigration({ ...map, endpoints: [one] }), [{ text }]);
  const span = matched === undefined ? undefined : changedSpan(matched, one);
  return span === undefined ? text : text.slice(0, span.start) + span.text + text.slice(span.end);
}

const renamed = entry('/firms/{firm_id}/staff', '/firms/{id}/staff');
const moved = entry('/firms/{firm_id}/staff', '/companies/{id}/employees');

test.each([
  { given: 'a value', one: renamed, text: '/firms/c1/staff', want: '/firms/c1/staff' },
  {
    given: 'a placeholder of a test double',
    one: renamed,
    text: '/firms/:firm_id/staff',
    want: '/firms/:firm_id/staff',
  },
  { given: 'the parameter itself', one: renamed, text: '/firms/{firm_id}/staff', want: '/firms/{id}/staff' },
  {
    given: 'a value between segments that change',
    one: moved,
    text: '/firms/c1/staff',
    want: '/companies/c1/employees',
  },
  {
    given: 'the parameter between them',
    one: moved,
    text: '/firms/{firm_id}/staff?a=1',
    want: '/companies/{id}/employees?a=1',
  },
])('an address with $given keeps it: $want', ({ one, text, want }) => {
  expect(rewrite(text, one)).toBe(want);
});
