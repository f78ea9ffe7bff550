import { readMigrationMap } from '@bmp/migrate-engine/modules';
import type { MigrationMap } from '@bmp/migrate-engine/modules';
/** All changes between the two versions. */
export const map: MigrationMap = readMigrationMap(new URL('../../map.json', import.meta.url));
