import { Client, createClient } from './index.ts';
import { getBytes, getCode, getMarkup, getMixed, getName, getState } from './operations.ts';
import type { Pet } from './types.ts';

const client = new Client({ baseUrl: 'https://example.com' });

export const bytes: Blob = await getBytes(client);
export const pet: Pet | undefined = await getMixed(client);
export const code: string = await getCode(client);
export const state: 'on' | 'off' = await getState(client);
export const name: string | null = await getName(client);
export const markup: string = await getMarkup(client);
export const again: string = await createClient({ baseUrl: 'https://example.com' }).operations.getCode();
