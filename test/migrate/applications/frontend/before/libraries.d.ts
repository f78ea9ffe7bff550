declare module '@reduxjs/toolkit/query/react' {
  interface Builder {
    query<Result, Argument>(options: {
      query: (argument: Argument) => string | { url: string; method?: string; body?: unknown; params?: object };
      transformResponse?: (response: any) => Result;
      providesTags?: readonly unknown[];
    }): unknown;
    mutation<Result, Argument>(options: {
      query: (argument: Argument) => { url: string; method: string; body?: unknown };
      transformResponse?: (response: any) => Result;
    }): unknown;
  }
  export function fetchBaseQuery(options: { baseUrl: string }): unknown;
  export function createApi(options: { baseQuery: unknown; endpoints: (build: Builder) => Record<string, unknown> }): {
    injectEndpoints(options: { endpoints: (build: Builder) => Record<string, unknown> }): unknown;
  };
}
declare module 'react-hook-form' {
  export interface Form<T> {
    register<K extends keyof T & string>(name: K): { name: K };
    watch<K extends keyof T & string>(name: K): T[K];
    setValue<K extends keyof T & string>(name: K, value: T[K]): void;
  }
  export function useForm<T>(options?: { defaultValues?: Partial<T> }): Form<T>;
}
