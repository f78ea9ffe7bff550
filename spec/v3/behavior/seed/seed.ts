import type { Random } from '#mock/random.ts';
import type { Collections } from '#mock/state/initial-items.ts';
import { seedOffice } from './office.ts';
import { seedPeople } from './people.ts';
import { seedProjects } from './projects.ts';
import { seedSales } from './sales.ts';
import { seedSupport } from './support.ts';
import { seedTimes } from './times.ts';
import { seedWorkforce } from './workforce.ts';

/** Creates the seed data: the same for the same seed; `size` multiplies the default amount. */
export function seed(random: Random, size: number): Collections {
  return {
    ...seedOffice(),
    ...seedPeople(random, size),
    ...seedProjects(random, size),
    ...seedTimes(random, size),
    ...seedSales(random, size),
    ...seedSupport(random, size),
    ...seedWorkforce(random, size),
  };
}
