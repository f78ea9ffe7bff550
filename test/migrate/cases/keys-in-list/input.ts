import type { Division } from '@acme/v2';
type Path<T> = { [K in keyof T & string]: T[K] extends object ? `${K}.${string}` : K }[keyof T & string];
interface Form<T> { register<N extends Path<T>>(name: N): void; watch(name: Path<T>): unknown }
declare function useForm<T>(): Form<T>;
const { register } = useForm<Required<Division>>();
register('serviceId');
export const watched = (form: Form<Required<Division>>) => form.watch('serviceId');
declare const menu: { open(name: 'serviceId' | 'other'): void };
menu.open('serviceId');
