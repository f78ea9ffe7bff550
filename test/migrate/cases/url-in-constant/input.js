const ROOT = '/workforce';
const LAST = '/employees/timerecording-terminations';
export const list = (id) => fetch(ROOT + '/managers/' + id + LAST);
