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

const FIELDS: FieldProps[] = [{ name: 'location', label: 'Place' }];
export const REQUIRED: readonly FieldName[] = ['location'];

export function EntryForm({ entry }: { entry: ScheduleBase }) {
  const form = useForm<ScheduleBase>({ defaultValues: { location: entry.location } });
  const place = form.watch('location');
  form.setValue('location', entry.location);
  return (
    <form>
      <input {...form.register('location')} value={place} title={FIELDS[0]?.label} />
    </form>
  );
}
