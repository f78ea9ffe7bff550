export function read(row) {
  return [row.businessDocumentId, row.numberOfOccurency, row.place, row.from, row.discount, row.startDate];
}
export const query = { checkEmployeeCompagny: true, checkTimerecordings: false };
