import { createApi, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
const asks = retry(fetchBaseQuery({ baseUrl: '/rest/workforce/' }));
export const api = createApi({
  baseQuery: asks,
  endpoints: (build) => ({
    list: build.query({ query: (id) => `managers/${id}/employees/timesheet-entries/completions` }),
    save: build.mutation({ query: ({ id, ...body }) => ({ url: `employees/${id}`, method: 'PUT', body }) }),
  }),
});
export const more = api.injectEndpoints({
  endpoints: (build) => ({ create: build.mutation({ query: (code) => ({ url: 'employees', method: 'POST', body: { code, family2Id: 'x' } }) }) }),
});
