import { createCore, type MockCore, type MockRequest } from '#mock/core.ts';
import type { Platform } from '#mock/platform.ts';
import type { Json } from '#mock/json.ts';
import type { VerifySource } from '../../../templates/runtime/verify-engine/src/verify-har.ts';

/** Entry of an archive, as far as the tests read it. */
export interface Entry {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly Named[];
    readonly postData?: object;
  };
  readonly response: { readonly status: number; readonly headers: readonly Named[]; readonly content: object };
}

interface Named {
  readonly name: string;
  readonly value: string;
}

/** A call of a test. */
export interface Call {
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Json;
  /** Body that is not JSON. */
  readonly text?: string;
}

/** Records the calls of a core as a browser would. */
export class Recorder {
  readonly entries: Entry[] = [];
  readonly core: MockCore;

  /** @param behavior - that of the server, which a test may change */
  constructor(source: VerifySource, behavior: Platform = source.platform, seed = 7) {
    this.core = createCore({ documents: source.documents, platform: behavior, seed });
  }

  /** `call('GET /sales/quotations/1')` */
  async call(line: string, { as = 'technical', headers = {}, json, text }: Call = {}): Promise<Json | undefined> {
    const [method = '', path = ''] = line.split(' ');
    const body = json === undefined ? text : JSON.stringify(json);
    return this.send({
      method,
      target: /^\/(?:oauth|jwt|rest|RS|v2)\b/.test(path) ? path : `/rest${path}`,
      headers: {
        ...(as === '' ? {} : { authorization: `Basic ${Buffer.from(`${as}:${as}`).toString('base64')}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: Buffer.from(body ?? ''),
    });
  }

  async send(request: MockRequest): Promise<Json | undefined> {
    const response = await this.core.handle(request);
    const text = response.body === undefined ? '' : Buffer.from(response.body);
    this.entries.push({
      request: {
        method: request.method,
        url: `https://erp.example.com${request.target}`,
        headers: named(request.headers),
        ...(request.body.byteLength === 0
          ? {}
          : {
              postData: { mimeType: request.headers['content-type'] ?? '', text: Buffer.from(request.body).toString() },
            }),
      },
      response: {
        status: response.status,
        headers: named(response.headers),
        content: {
          size: text.length,
          mimeType: response.headers['content-type'] ?? 'x-unknown',
          text: text.toString(),
        },
      },
    });
    try {
      return JSON.parse(text.toString());
    } catch {
      return undefined;
    }
  }
}

function named(headers: Readonly<Record<string, string>>): readonly Named[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

/** Serializes entries as an archive. */
export function archive(entries: readonly object[]): Uint8Array {
  return Buffer.from(
    JSON.stringify({
      log: { version: '1.2', creator: { name: 'test', version: '1' }, pages: [{ id: '[{"x' }], entries },
    }),
  );
}
