import { useReducer, useState, useMemo } from './react.js';
import type { QuickEntryTime, ScheduleDuplicationParameters, TimeRecordingRules } from '@acme/v2';

type Field = keyof QuickEntryTime;
type Touched = Partial<Record<Field, boolean>>;
type Action = { type: 'set'; field: Field; value: unknown } | { type: 'reset'; entry: QuickEntryTime };

const EMPTY: QuickEntryTime = { place: '', startDate: '', endDate: '' };
const REQUIRED: Field[] = ['projectId', 'place'];

export function reducer(state: QuickEntryTime, action: Action): QuickEntryTime {
  switch (action.type) {
    case 'set':
      return { ...state, [action.field]: action.value };
    case 'reset':
      return action.entry;
  }
}

export function useEntryForm(initial: QuickEntryTime = EMPTY) {
  const [entry, dispatch] = useReducer(reducer, initial);
  const [touched, setTouched] = useState<Touched>({});
  const missing = useMemo(() => REQUIRED.filter((field) => !entry[field]), [entry]);
  const change = (field: Field, value: unknown) => {
    dispatch({ type: 'set', field, value });
    setTouched({ ...touched, [field]: true });
  };
  return { entry, missing, touched, change };
}

export const selectPlace = (state: { entry: QuickEntryTime }) => state.entry.place;
export const selectRange = ({ entry: { startDate, endDate } }: { entry: QuickEntryTime }) => `${startDate} - ${endDate}`;
export const selectMode = (state: { rules?: TimeRecordingRules }) => state.rules?.terminationMode ?? 'NONE';

export function EntryForm(props: { initial?: QuickEntryTime; rules: TimeRecordingRules; onSave(entry: QuickEntryTime): void }) {
  const { entry, change, missing, touched } = useEntryForm(props.initial);
  return (
    <form onSubmit={() => props.onSave(entry)}>
      <input name="place" value={entry.place ?? ''} onChange={(event) => change('place', event.target.value)} />
      <input type="date" value={entry.startDate} onChange={(event) => change('startDate', event.target.value)} />
      {touched.place && missing.includes('place') ? <em>Where?</em> : null}
      {props.rules.terminationMode === 'WEEKLY' && <span>weekly</span>}
      <button disabled={missing.length > 0}>save</button>
    </form>
  );
}

export const DUPLICATION: ScheduleDuplicationParameters = {
  duplicationPeriodRepetionType: 'QUATERLY',
  duplicationNumberOfOccurencyType: 'WITH_OCCURENCY',
  numberOfOccurency: 3,
  useDateHours: true,
};

export function describe({ occurency, ...rest }: ScheduleDuplicationParameters): string {
  return `${occurency} x ${rest.numberOfOccurency}`;
}
