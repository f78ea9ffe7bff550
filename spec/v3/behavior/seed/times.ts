import type { JsonObject } from '#mock/json.ts';
import type { Collections } from '#mock/state/initial-items.ts';
import type { Random } from '#mock/random.ts';
import { moment, numbers, nth, workday } from './number.ts';

/** Time that employees recorded on projects, and the completion of their timesheets. */
export function seedTimes(random: Random, size: number): Collections {
  return {
    timesheetEntries: numbers(20 * size).map((number) => time(number, random)),
    timesheetEntryCompletions: numbers(6 * size).map((number) => ({
      id: String(number),
      employeeId: String(number + 2),
      number,
      year: 2026,
      completionType: nth(['WEEK', 'MONTH'], number),
      completed: number % 3 !== 0,
    })),
  };
}

function time(number: number, random: Random): JsonObject {
  const hours = random.integer(1, 8);
  return {
    id: String(number),
    employeeId: String(1 + (number % 8)),
    projectId: nth(['1', '1', '1', '2'], number),
    phaseId: nth(['1', '1', '1', '3'], number),
    cardGroupId: String(1 + (number % 3)),
    date: moment(workday(number)),
    unit: 'H',
    duration: hours,
    durations: { durationMinute: hours * 60, durationHourMinute: hours, durationHour: hours, durationDay: hours / 8 },
    comment: `Work of day ${number}`,
    companyId: '1',
    validated: false,
    approval: 'BRUT',
  };
}
