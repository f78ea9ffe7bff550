export const closed = async (manager) => {
  const response = await fetch(`/workforce/managers/${manager}/employees/timesheet-entries/completions`);
  const rows = await response.json();
  return rows.filter(({ terminated, place }) => terminated && place !== '');
};
export const families = (people) => people.map(({ employeeFamily2 = '' }) => employeeFamily2);
