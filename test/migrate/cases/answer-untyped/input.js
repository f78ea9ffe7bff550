const axios = require('axios');
const before = (contract) => contract.terminationType;
async function report(id) {
  const { data } = await axios.get(`/workforce/managers/${id}/employees/timerecording-terminations`);
  for (const { terminationType, number } of data.items) console.log(terminationType, number);
  const own = { terminationType: 'mine' };
  return [own.terminationType, data.items.filter((item) => item.terminated)];
}
module.exports = { before, report };
