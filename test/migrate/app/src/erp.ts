/** Where the ERP is, and who calls. */
export interface ErpOptions {
  readonly url: string;
  readonly login: string;
  readonly password: string;
}

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** The one way to the ERP: paths are relative to its resources. */
export class Erp {
  readonly #options: ErpOptions;

  constructor(options: ErpOptions) {
    this.#options = options;
  }

  async send(method: Method, path: string, body?: unknown): Promise<Response> {
    const { url, login, password } = this.#options;
    const headers = { authorization: `Basic ${btoa(`${login}:${password}`)}`, 'content-type': 'application/json' };
    return fetch(`${url}/rest${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  }

  async call<Result>(method: Method, path: string, body?: unknown): Promise<Result> {
    const response = await this.send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as Result;
  }
}

/** The ERP that the environment names. */
export function erpFromEnvironment(): Erp {
  const { ERP_URL = '', ERP_LOGIN = 'technical', ERP_PASSWORD = 'technical' } = process.env;
  return new Erp({ url: ERP_URL, login: ERP_LOGIN, password: ERP_PASSWORD });
}
