// Lists all sales journals, page by page, and the approvals of some quotations.
//   npx @bmp/mock --seed 7 --port 4010
//   node report.mjs http://127.0.0.1:4010 1 2
import { readApprovals } from '@bmp/sdk/approval-process';
import { basic, Client, ForbiddenError, NotFoundError } from '@bmp/sdk/core';
import { formatDate, parseDateTime, utcDate } from '@bmp/sdk/dates';
import { nodeTransport } from '@bmp/sdk/node';
import { iterate } from '@bmp/sdk/paging';
import { searchJournals } from '@bmp/sdk/settings';

const [baseUrl = 'http://127.0.0.1:4010', ...quotationIds] = process.argv.slice(2);
const auth = basic('technical', 'technical'); // a user of the mock
const client = new Client({ baseUrl, auth, fetch: nodeTransport(), timeoutMs: 20_000 });

let journals = 0;
const request = { body: { journalType: { operator: 'IS', value: 'SALES' } } };
for await (const journal of iterate(client, searchJournals, request, { pageSize: 200 })) {
  journals += 1;
  console.log(`journal ${journals}: ${journal['code'] ?? 'without a code'}`);
}

// In parallel: a failure of one call does not affect the others.
const ids = quotationIds.length > 0 ? quotationIds : ['1', '2'];
const results = await Promise.all(
  ids.map((objectId) => readApprovals(client, { objectType: 'QUOTATION', objectId }).result()),
);
for (const [index, result] of results.entries()) console.log(`quotation ${ids[index]}: ${summary(result)}`);

/** @param {import('@bmp/sdk/core').Result<import('@bmp/sdk/types').Approval[]>} result */
function summary(result) {
  if (result.ok) return result.data.map(approvalText).join(', ') || 'nothing to approve';
  if (result.error instanceof NotFoundError) return 'not found';
  if (result.error instanceof ForbiddenError) return 'no permission';
  process.exitCode = 1;
  return result.error.message;
}

/** @param {import('@bmp/sdk/types').Approval} approval */
function approvalText({ level, totalLevelNumber, approvalDate }) {
  const text = `level ${level} of ${totalLevelNumber}`;
  return approvalDate ? `${text} approved ${formatDate(utcDate(parseDateTime(approvalDate)))}` : `${text} open`;
}
