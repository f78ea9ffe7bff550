import type { Document } from '@acme/v2';
export type Author = NonNullable<Document['changeTracking']>['createdBy'];
