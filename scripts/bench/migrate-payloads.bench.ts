/**
 * `npm run bench -- migrate-payloads`: measures how many small documents per second the payload translators process, in
 * both directions.
 */
import { toV2, toV3 } from '../../generated/sdk/src/migration.ts';

const COUNT = 400_000;
const samples = [
  { id: '1', title: 'Offer', createdBy: { id: '7', firstname: 'Ada' }, createdById: '7', sysName: 'offer.pdf' },
  { id: '2', title: 'Order', sysName: 'order.pdf', locked: false },
];

/** Documents per second. */
function measure(translate: (document: object) => unknown, documents: readonly object[]): number {
  for (let index = 0; index < COUNT / 10; index += 1) translate(documents[index % documents.length] ?? {});
  const start = process.cpuUsage();
  for (let index = 0; index < COUNT; index += 1) translate(documents[index % documents.length] ?? {});
  const { user, system } = process.cpuUsage(start);
  return Math.round((COUNT * 1e6) / (user + system));
}

const moved = samples.map((sample) => Object(toV3('Document', sample).value));
console.log(`to the newer version: ${measure((document) => toV3('Document', document), samples)} documents a second`);
console.log(`and back:             ${measure((document) => toV2('Document', document), moved)} documents a second`);
