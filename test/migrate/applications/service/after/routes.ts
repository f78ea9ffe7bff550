/** Routes of the platform. */
export const ROUTES = {
  employees: '/workforce/employees',
  managers: '/workforce/managers',
  terminations: 'timerecording-terminations',
} as const;

export function terminationsOf(managerId: string): string {
  return `${ROUTES.managers}/${managerId}/employees/${ROUTES.terminations}`;
}
