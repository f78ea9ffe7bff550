import type { ItemLine, Schedule } from '@acme/v2';
interface State {
  schedules: Schedule[];
  line: ItemLine;
  meta: { place: string };
}
declare function setIn(value: State, path: readonly (string | number)[], to: unknown): State;
export const all = (state: State, index: number) => [
  setIn(state, ['schedules', 0, 'place'], 'Lyon'),
  setIn(state, ['schedules', index, 'place'], 'Lyon'),
  setIn(state, ['line', 'discount'], 5),
  setIn(state, ['line', 'quantity'], 5),
  setIn(state, ['meta', 'place'], 'Lyon'),
];
