import type { Document } from '@acme/v2';
type Small = { [K in 'sysName' | 'title']: Document[K] };
export const name = (small: Small) => small.sysName;
type Own<T> = { [K in 'sysName']: T };
export const own = (one: Own<string>) => one.sysName;
