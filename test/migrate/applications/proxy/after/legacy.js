const { upstream } = require('./upstream');

/** @param {import('@acme/v2').TimesheetEntryCompletion} row */
exports.label = (row) => `${row.completionType}: ${row.completed ? 'done' : 'open'}`;

exports.load = async (manager) => {
  const { data } = await upstream.get('/workforce/managers/' + manager + '/employees/timesheet-entries/completions');
  return data.map((row) => row.terminationType);
};
