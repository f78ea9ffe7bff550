import { jsonAnswer } from '#mock/http/answer.ts';
import type { MockAnswer } from '#mock/http/message.ts';
import { isObject, type Json, type JsonObject, listAt, member, textAt } from '#mock/json.ts';
import type { Behaviour, Call } from '#mock/platform.ts';
import { collectionNamed } from './collection-named.ts';

/** R187: force the VAT of lines; true when one or more changed. */
export const forceVat: Behaviour = {
  rules: ['R187'],
  actions: {
    '*.forceVatAmount': async (call) => {
      const { collection, item } = await collectionNamed(call);
      const holders = Array.isArray(call.body) ? call.body : [];
      const lines = listAt(item, 'lines').map((line) => forced(line, holders));
      const isChanged = JSON.stringify(lines) !== JSON.stringify(listAt(item, 'lines'));
      if (isChanged) await call.state.put(collection, { ...item, lines });
      return jsonAnswer(200, isChanged);
    },
  },
};

/** A line with the amount that is forced on it; v2 calls the line by its former name. */
function forced(line: Json, holders: readonly Json[]): Json {
  const id = textAt(line, 'id');
  const holder = holders.find(
    (entry) => (textAt(entry, 'managementObjectLineId') ?? textAt(entry, 'businessDocumentLineId')) === id,
  );
  const amount = member(holder, 'amount');
  if (!isObject(line) || id === undefined || member(holder, 'forced') !== true || typeof amount !== 'number')
    return line;
  return { ...line, vatAmount1: amount };
}

/** R188: booking gives an invoice its number, once. */
export const book: Behaviour = {
  rules: ['R188'],
  actions: {
    'invoices.book': async (call) => {
      const { item } = await collectionNamed(call);
      const number = textAt(item, 'bookedNumber') ?? String(await call.state.next('invoice number')).padStart(8, '0');
      await call.state.put('invoices', {
        ...item,
        bookedNumber: number,
        number,
        bookingDate: member(call.body, 'date') ?? call.clock.timestamp(),
      });
      return jsonAnswer(200, number);
    },
  },
};

/** R189: whether an invoice rebills an expense, and the receipts of its expenses. */
export const expenses: Behaviour = {
  rules: ['R189'],
  actions: {
    'invoices.isExpenseRebill': async (call) =>
      jsonAnswer(200, listAt((await collectionNamed(call)).item, 'expenseReceipts').length > 0),
    'invoices.linkedExpenseReceipts': async (call) =>
      call.show(listAt((await collectionNamed(call)).item, 'expenseReceipts').filter(isObject)),
  },
};

/** R190: publishing answers the document, with the receipts of linked expenses where they are asked for. */
export const publish: Behaviour = {
  rules: ['R190'],
  actions: { '*.publish': async (call) => jsonAnswer(200, published(call, (await collectionNamed(call)).item)) },
};

function published(call: Call, item: JsonObject): Json {
  const id = String(item['id']);
  const attached = call.parameters.query['join_expense_receipts'] === true ? listAt(item, 'expenseReceipts').length : 0;
  return {
    id: `document-${id}`,
    title: String(item['name'] ?? id),
    fileName: `${String(item['number'] ?? id)}.pdf`,
    publicationDate: call.clock.timestamp(),
    numberOfReceipts: attached,
  };
}

/** The totals of the sales orders, by status of approval. */
export const dashboard: Behaviour = {
  rules: [],
  actions: {
    'salesOrders.dashboard': async (call): Promise<MockAnswer> => {
      const groups = Map.groupBy(await call.state.all('salesOrders'), (order) =>
        String(order['approvalState'] ?? 'NONE'),
      );
      return jsonAnswer(
        200,
        [...groups].map(([state, orders]) => ({
          categorization: 'approvalState',
          groupings: [state],
          totals: { count: orders.length, preTaxAmount: total(orders) },
        })),
      );
    },
  },
};

function total(orders: readonly JsonObject[]): number {
  return orders.reduce((sum, order) => sum + Number(order['preTaxAmount'] ?? 0), 0);
}
