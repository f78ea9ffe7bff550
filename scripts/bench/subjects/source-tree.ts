import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Size of a source tree, and the share of its files that use v2: one in `every`. */
export interface TreeSize {
  readonly files: number;
  readonly every: number;
  /** Classes in a file that does not use v2, of 17 lines each. Default: 1. */
  readonly classes?: number;
}

/** Creates a file with seventeen uses of fourteen renamed members. */
const USING = (
  index: number,
): string => `import type { ApprovalObjectSummary, BusinessDocument, Contract, Division, Document, Employee, ItemLine, TimeRecordingBase, TimeRecordingTermination } from '@acme/v2';

export function report${index}(entry: TimeRecordingBase, doc: Document, line: ItemLine, employee: Employee): string {
  const { place, id } = entry;
  const author = doc.createdBy?.firstname ?? doc.createdById;
  line.discount = 5;
  return [place, id, author, doc.sysName, line.discount, line.businessDocumentId, employee.employeeFamily2, employee.employeeFamily3].join();
}

export const rest${index} = (contract: Contract, division: Division, summary: ApprovalObjectSummary, business: BusinessDocument, done: TimeRecordingTermination) => [
  contract.terminationDate, division.serviceId, summary.customFields, business.customFields, done.terminationType, done.terminated,
];

export const made${index}: Partial<TimeRecordingBase> = { place: 'Lyon', comment: 'x' };
`;

const OTHER = (
  index: number | string,
): string => `export interface Thing${index} { id: string; label: string; amount: number }

export function total${index}(things: readonly Thing${index}[]): number {
  return things.filter(({ label }) => label !== '').reduce((sum, { amount }) => sum + amount, 0);
}

export class Store${index} {
  readonly #things = new Map<string, Thing${index}>();
  add(thing: Thing${index}): this {
    this.#things.set(thing.id, thing);
    return this;
  }
  find(id: string): Thing${index} | undefined {
    return this.#things.get(id);
  }
}
`;

/** Passes on the classes of up to three earlier files and, in one of twenty files, a function that uses v2. */
function passOn(index: number, every: number): string {
  const stores = new Set(
    [1, 2, 3].map((part) => Math.floor((index * part) / 4)).filter((other) => other % every !== 0),
  );
  const names = [...stores].map((other) => ({ name: `Store${other}`, other }));
  const using = index - (index % every);
  if (index % 20 === 1) names.push({ name: `report${using}`, other: using });
  return names.map(({ name, other }) => `export { ${name} } from '../part${other % 25}/file${other}.js';\n`).join('');
}

const DECLARATIONS = join(import.meta.dirname, '../../../generated/migrate/declarations');

/** Writes a source tree, with the types of both versions installed as `@acme/v2` and `@acme/v3`. */
export function writeTree(folder: string, { files, every, classes = 1 }: TreeSize): void {
  for (let index = 0; index < files; index += 1) {
    const part = join(folder, `part${index % 25}`);
    mkdirSync(part, { recursive: true });
    const others = Array.from({ length: classes }, (_, number) => OTHER(number === 0 ? index : `${index}_${number}`));
    writeFileSync(
      join(part, `file${index}.ts`),
      index % every === 0 ? USING(index) : passOn(index, every) + others.join('\n'),
    );
  }
  for (const version of ['v2', 'v3']) {
    const module = join(folder, 'node_modules/@acme', version);
    mkdirSync(module, { recursive: true });
    writeFileSync(join(module, 'package.json'), JSON.stringify({ name: `@acme/${version}`, types: 'index.d.ts' }));
    copyFileSync(join(DECLARATIONS, `${version}.d.ts`), join(module, 'index.d.ts'));
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, target: 'es2022', module: 'nodenext', lib: ['es2022'] } }),
  );
}
