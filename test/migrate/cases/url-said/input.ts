declare const logger: { info(text: string, ...rest: unknown[]): void };
declare const telemetry: { track(name: string, data: object): void };
declare const page: { getByTestId(id: string): { click(): void }; goto(path: string): void };
declare function t(key: string): string;
declare function describe(title: string, body: () => void): void;
declare function sql(text: TemplateStringsArray): string;
describe('GET /workforce/managers/:id/employees/timerecording-terminations', () => {});
export function told(id: string) {
  logger.info('GET /workforce/managers/%s/employees/timerecording-terminations', id);
  logger.info(`called /workforce/employees/${id}`);
  telemetry.track('timerecording-terminations', { path: '/workforce/employees' });
  page.getByTestId('timerecording-terminations').click();
  page.goto('/timerecording-terminations');
  if (id === '') throw new Error(`PUT /workforce/employees/${id} failed`);
  return [t('timerecording-terminations'), sql`select * from calls where path = '/workforce/employees'`];
}
