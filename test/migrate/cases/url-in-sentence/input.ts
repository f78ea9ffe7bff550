declare const program: { description(text: string): void };
program.description('lists /workforce/managers/:id/employees/timerecording-terminations');
export type Path = `/workforce/managers/${string}/employees/timerecording-terminations`;
