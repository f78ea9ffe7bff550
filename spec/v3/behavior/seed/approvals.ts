import { type JsonObject, textAt } from '#mock/json.ts';
import type { Collections } from '#mock/state/initial-items.ts';
import { summaryId } from '../approval-objects.ts';
import { code, moment, nth } from './number.ts';
import { managerOf } from './people.ts';

/** Approvals of the documents whose state is that of a requested approval (R055). */
export function seedApprovals(documents: readonly JsonObject[]): Collections {
  const asked = documents.filter(({ approvalState }) => approvalState === 'ASKED');
  const levels = asked.flatMap((document) =>
    levelsOf(document).map((level, _, { length: of }) => ({ document, level, of })),
  );
  return {
    approvals: levels.map((waiting, index) => approval(index + 1, waiting)),
  };
}

/** Level at which a document awaits approval. */
interface Waiting {
  readonly document: JsonObject;
  readonly level: number;
  readonly of: number;
}

/** Every fourth quotation, from the third, needs two approvals. */
function levelsOf({ type, id }: JsonObject): readonly number[] {
  return type === 'QUOTATION' && Number(id) % 4 === 3 ? [1, 2] : [1];
}

function approval(number: number, { document, level, of }: Waiting): JsonObject {
  const requester = nth([3, 4, 5], number);
  return {
    id: String(number),
    code: code('APP', number),
    name: `Approval ${number}`,
    company: 'ACME',
    objectType: document['type'] ?? null,
    objectId: document['id'] ?? null,
    objectSummaryId: summaryId(textAt(document, 'type') ?? '', textAt(document, 'id') ?? ''),
    requesterId: String(requester),
    approverId: managerOf(requester),
    requestDate: moment(number * 2),
    isAutoApproved: false,
    approvedById: null,
    level,
    order: number,
    ongoingLevelNumber: 1,
    totalLevelNumber: of,
    viewCustomData: 0,
    state: 'NONE',
  };
}
