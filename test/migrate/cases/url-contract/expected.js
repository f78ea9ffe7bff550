import { PactV3, MatchersV3 } from '@pact-foundation/pact';
const { boolean, eachLike } = MatchersV3;
const provider = new PactV3({ consumer: 'desk', provider: 'erp' });
provider
  .uponReceiving('a manager')
  .withRequest({ method: 'GET', path: '/workforce/managers/7/employees/timesheet-entries/completions' })
  .willRespondWith({ status: 200, body: eachLike({ completed: boolean(true) }) });
provider
  .uponReceiving('a card')
  .withRequest({ method: 'DELETE', path: '/workforce/employees/7/business-cards/1' })
  .willRespondWith({ status: 200 });
