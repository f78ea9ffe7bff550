export const one = (from, to) => fetch('/workforce/holidays?' + new URLSearchParams([['from', from], ['to', to]]));
export const two = (from) => fetch(`/workforce/holidays?${qs.stringify({ from })}`);
export const three = (http, from, to) => {
  const params = new HttpParams().set('from', from).set('to', to);
  return http.get('/workforce/holidays', { params });
};
export const four = (axios) => {
  const config = { params: { from: '2024' } };
  return axios.get('/workforce/holidays', config);
};
export const five = (request) => request.post('/workforce/managers/search').query('from=1&to=2');
export const own = (id) => http.get(`/workforce/managers/${id}/employees/timesheet-entries/completions`, { terminated: true });
