import { useForm } from 'react-hook-form';
import type { ScheduleBase } from '@acme/v2';

declare namespace JSX {
  interface IntrinsicElements {
    input: { name?: string; value?: unknown; title?: string };
    form: { children?: unknown };
  }
  type Element = unknown;
}

type FieldName = keyof ScheduleBase & string;

interface FieldProps {
  name: FieldName;
  label: string;
}

const FIELDS: FieldProps[] = [{ name: 'place', label: 'Place' }];
export const REQUIRED: readonly FieldName[] = ['place'];

export function EntryForm({ entry }: { entry: ScheduleBase }) {
  const form = useForm<ScheduleBase>({ defaultValues: { place: entry.place } });
  const place = form.watch('place');
  form.setValue('place', entry.place);
  return (
    <form>
      <input {...form.register('place')} value={place} title={FIELDS[0]?.label} />
    </form>
  );
}
