import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { TimesheetEntryBase, TimesheetEntryCompletion } from '@acme/v2';
import { BASE_URL, ENDPOINTS } from './endpoints';

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: BASE_URL }),
  endpoints: (build) => ({
    terminations: build.query<TimesheetEntryCompletion[], string>({
      query: (managerId) => ENDPOINTS.terminations(managerId),
      transformResponse: (response: any) =>
        response.items.map((item: any) => ({ completionType: item.terminationType, completed: item.terminated })),
      providesTags: ['timerecording-terminations'],
    }),
    direct: build.query<TimesheetEntryCompletion[], string>({
      query: (managerId) => `managers/${managerId}/employees/timesheet-entries/completions`,
    }),
    holidays: build.query<unknown, void>({ query: () => ENDPOINTS.holidays }),
    create: build.mutation<unknown, { name: string }>({
      query: (body) => ({ url: 'employees', method: 'POST', body }),
    }),
  }),
});

export const toEntry = (json: any): TimesheetEntryBase => ({ location: json.place ?? '', comment: json.comment });
