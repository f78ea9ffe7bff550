const { upstream } = require('./upstream');

/** @param {import('@acme/v2').TimeRecordingTermination} row */
exports.label = (row) => `${row.terminationType}: ${row.terminated ? 'done' : 'open'}`;

exports.load = async (manager) => {
  const { data } = await upstream.get('/workforce/managers/' + manager + '/employees/timerecording-terminations');
  return data.map((row) => row.terminationType);
};
