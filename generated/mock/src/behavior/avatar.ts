import { HttpError, type MockResponse } from '@bmp/mock-engine/behavior';
import type { Behavior, Call } from '@bmp/mock-engine/behavior';
import { requireEmployee } from './employee-by-code.ts';
import { pngOf } from './png.ts';

const ORDINARY = 64;
const LARGEST = 2048;

/** R104, R197: the avatar of an employee, a PNG of the requested size. */
export const avatars: Behavior = {
  rules: ['R104', 'R197'],
  actions: {
    'employees.avatar': async (call) => avatar(call, call.parameters.path['employee_id'] ?? ''),
    'employees.avatarByCode': async (call) => {
      const found = await requireEmployee(call, call.parameters.query['employee_code'] ?? null);
      return avatar(call, String(found['id']));
    },
  },
};

function avatar({ parameters }: Call, id: string): MockResponse {
  const size = parameters.query['s'] ?? ORDINARY;
  if (typeof size !== 'number' || size < 1 || size > LARGEST)
    throw new HttpError(400, `"s" must be a number of pixels from 1 to ${LARGEST}.`);
  return { status: 200, headers: { 'content-type': 'image/png' }, body: pngOf(size, colorOf(id)) };
}

function colorOf(id: string): readonly [number, number, number] {
  const sum = [...id].reduce((total, character) => total * 31 + (character.codePointAt(0) ?? 0), 7);
  return [64 + (sum % 128), 64 + ((sum >> 3) % 128), 64 + ((sum >> 6) % 128)];
}
