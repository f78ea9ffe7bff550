import { employees } from './workforce/employees';
export * from '../workforce/holidays';
export const page = () => import('./pages/workforce/holidays');
export const files = ['/src/workforce/employees/list.ts', '@/views/workforce/holidays', './images/support/contracts.png'];
export const logo = new URL('./workforce/holidays', import.meta.url);
export const image = '/workforce/employees/logo.svg';
export const avatar = '/workforce/employees/7/avatar.png';
export const load = () => fetch('./workforce/holidays');
export default employees;
