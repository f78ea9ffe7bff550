declare module '@nestjs/common' {
  type AnyDecorator = (...parameters: any[]) => any;
  export function Controller(path?: string): AnyDecorator;
  export function Get(path?: string): AnyDecorator;
  export function Put(path?: string): AnyDecorator;
  export function Body(): AnyDecorator;
  export function Param(name: string): AnyDecorator;
  export function Injectable(): AnyDecorator;
}
declare module '@nestjs/axios' {
  export class HttpService {
    axiosRef: {
      get<T = any>(url: string, options?: { params?: object }): Promise<{ data: T; status: number }>;
      post<T = any>(url: string, body?: unknown): Promise<{ data: T; status: number }>;
      put<T = any>(url: string, body?: unknown): Promise<{ data: T; status: number }>;
      delete<T = any>(url: string): Promise<{ data: T; status: number }>;
    };
  }
}
declare module 'class-transformer' {
  type AnyDecorator = (...parameters: any[]) => any;
  export function Transform(read: (raw: { value: any; obj: any; key: string }) => unknown): AnyDecorator;
  export function Expose(options?: { name?: string }): AnyDecorator;
}
declare module 'class-validator' {
  type AnyDecorator = (...parameters: any[]) => any;
  export function IsString(): AnyDecorator;
  export function IsOptional(): AnyDecorator;
  export function IsBoolean(): AnyDecorator;
}
declare module 'typeorm' {
  type AnyDecorator = (...parameters: any[]) => any;
  export function Entity(name?: string): AnyDecorator;
  export function Column(options?: { name?: string; nullable?: boolean }): AnyDecorator;
  export class Repository<T> {
    save(value: Partial<T>): Promise<T>;
    find(options?: { where?: Partial<T>; order?: { [K in keyof T]?: 'ASC' | 'DESC' } }): Promise<T[]>;
  }
}
