// Sets the end date of an employee's business cards without changing other fields.
//   node safe-update.mjs http://127.0.0.1:4010 42
// Here the server has no selector (`/rest`, `/RS`). For the platform use `auth: basic(user, password)`.
import { basicCredential, Client, ConflictError } from '@bmp/sdk/core';
import { formatDateTime } from '@bmp/sdk/dates';
import { searchBusinessCards, updateBusinessCard } from '@bmp/sdk/workforce';

const [baseUrl = 'http://127.0.0.1:4010', employeeId = '42'] = process.argv.slice(2);
const client = new Client({ baseUrl, auth: basicCredential('', 'technical', 'secret'), companyCode: 'ACME' });

const endDate = formatDateTime(new Date());
const cards = await searchBusinessCards(client, { body: { employeeId: { operator: 'IS', value: employeeId } } });

for (const { id, name } of cards) {
  if (id == null) continue;
  // Reads the card, sets its end date, checks for conflicting changes, and sends the complete card.
  const result = await updateBusinessCard(client, { employeeId, businessCardId: id }, { endDate }).result();
  if (result.ok) console.log(`${name}: ended`);
  else if (result.error instanceof ConflictError) console.log(`${name}: changed meanwhile, try again later`);
  else console.log(`${name}: ${result.error.message}`);
}
