// Sets the end date of an employee's business cards and keeps every other field.
//   npx @bmp/mock --seed 7 --port 4010
//   node safe-update.mjs http://127.0.0.1:4010 1
import { basic, Client, ConflictError } from '@bmp/sdk/core';
import { formatDateTime } from '@bmp/sdk/dates';
import { searchBusinessCards, updateBusinessCard } from '@bmp/sdk/workforce';

const [baseUrl = 'http://127.0.0.1:4010', employeeId = '1'] = process.argv.slice(2);
const auth = basic('technical', 'technical'); // a user of the mock
const client = new Client({ baseUrl, auth, companyCode: 'ACME' });

const endDate = formatDateTime(new Date());
const find = () => searchBusinessCards(client, { body: { employeeId: { operator: 'IS', value: employeeId } } });

for (const { id, name } of await find()) {
  if (id == null) continue;
  // Reads the card, sets its end date, checks for conflicting changes, and sends the complete card.
  const result = await updateBusinessCard(client, { employeeId, businessCardId: id }, { endDate }).result();
  if (result.ok) console.log(`${name}: ended`);
  else if (result.error instanceof ConflictError) console.log(`${name}: changed meanwhile, try again later`);
  else throw result.error;
}
for (const { name, type } of await find()) console.log(`${name}: its type is still ${type}`);
