import { createServer } from 'node:http';
import { summarize } from './report.ts';

/**
 * The page of a manager: who has not closed which period.
 * @param {import('./erp.ts').Erp} erp
 */
export function createDesk(erp) {
  return createServer(async (request, response) => {
    const managerId = (request.url ?? '').split('/').at(-1) ?? '';
    if (request.url?.startsWith('/raw/')) {
      /** @type {import('erp-types').TimeRecordingTermination[]} */
      const rows = await erp.call('GET', '/workforce/managers/' + managerId + '/employees/timerecording-terminations');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(rows.map((row) => ({ kind: row.terminationType, done: row.terminated === true }))));
      return;
    }
    const { open } = await summarize(erp, managerId);
    response.end(`place of work: ${open.length} open`);
  });
}
