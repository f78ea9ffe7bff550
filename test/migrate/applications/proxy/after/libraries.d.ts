declare module 'express' {
  export interface Request {
    params: Record<string, string>;
    query: Record<string, string>;
    body: any;
  }
  export interface Response {
    status(code: number): Response;
    json(value: unknown): void;
    end(): void;
  }
  export interface Router {
    get(path: string, handle: (request: Request, response: Response) => unknown): void;
    delete(path: string, handle: (request: Request, response: Response) => unknown): void;
    put(path: string, handle: (request: Request, response: Response) => unknown): void;
  }
  export function Router(): Router;
}
declare module 'axios' {
  export interface Client {
    request<T = any>(options: { url: string; method?: string; data?: unknown }): Promise<{ data: T; status: number }>;
    get<T = any>(url: string, options?: { params?: object }): Promise<{ data: T; status: number }>;
    post<T = any>(url: string, body?: unknown): Promise<{ data: T; status: number }>;
    delete(url: string): Promise<{ status: number }>;
  }
  const axios: { create(options: { baseURL: string }): Client };
  export default axios;
}
