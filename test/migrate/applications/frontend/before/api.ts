import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { TimeRecordingBase, TimeRecordingTermination } from '@acme/v2';
import { BASE_URL, ENDPOINTS } from './endpoints';

export const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: BASE_URL }),
  endpoints: (build) => ({
    terminations: build.query<TimeRecordingTermination[], string>({
      query: (managerId) => ENDPOINTS.terminations(managerId),
      transformResponse: (response: any) =>
        response.items.map((item: any) => ({ terminationType: item.terminationType, terminated: item.terminated })),
      providesTags: ['timerecording-terminations'],
    }),
    direct: build.query<TimeRecordingTermination[], string>({
      query: (managerId) => `managers/${managerId}/employees/timerecording-terminations`,
    }),
    holidays: build.query<unknown, void>({ query: () => ENDPOINTS.holidays }),
    create: build.mutation<unknown, { name: string }>({
      query: (body) => ({ url: 'employees', method: 'POST', body }),
    }),
  }),
});

export const toEntry = (json: any): TimeRecordingBase => ({ place: json.place ?? '', comment: json.comment });
