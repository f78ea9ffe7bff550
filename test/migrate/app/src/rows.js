/**
 * Rows of a file: `line;amount`, one each. Older exports name their columns.
 * @param {string} text
 * @returns {{ line: string, amount: number }[]}
 */
export function parseRows(text) {
  const [head = '', ...rest] = text.trim().split('\n');
  const names = head.split(';');
  return rest.map((row) => {
    /** @type {any} */
    const record = Object.fromEntries(row.split(';').map((cell, index) => [names[index], cell]));
    return { line: record.businessDocumentLineId ?? record.line ?? '', amount: Number(record.amount) };
  });
}
