import { Client } from './core.ts';
import { getThing, putThing } from './operations.ts';

const client = new Client({ baseUrl: 'https://api.test' });

export async function narrowByStatus(): Promise<string> {
  const result = await getThing(client, { id: '1' }).result();
  switch (result.status) {
    case 200:
      return result.data.id;
    case 404:
      return result.error.body.missing;
    case 409:
    case 503:
      return result.error.body.title;
    case 429:
      return result.error.body.trim();
    case 418: {
      // @ts-expect-error -- no body is documented for this status
      const text: string = result.error.body;
      return text;
    }
    case undefined:
      return result.error?.message ?? '';
    default:
      return String(result.status);
  }
}

export async function fallBackToDefault(): Promise<string> {
  const result = await putThing(client, { id: '1' }).result();
  if (result.ok) return '';
  // @ts-expect-error -- a failure without a response has no documented body
  const text: string = result.error.body.title;
  return result.status === 403 || result.status === 500 ? result.error.body.title : text;
}
