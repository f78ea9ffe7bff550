import type { Mail, PatchElement } from '@acme/v2';
export const mail: Mail = { from: 'me', to: ['you'] };
export const patch = (element: PatchElement) => element.from;
export const read = mail.from;
