import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString } from 'class-validator';
import type { TimesheetEntryCompletion } from '@acme/v2';

/** What the platform sends, as this service passes it on. */
export class CompletionDto implements Pick<TimesheetEntryCompletion, 'completed' | 'completionType'> {
  @IsOptional()
  @IsBoolean()
  @Transform(({ obj }) => obj.terminated === true || obj.terminated === 'true')
  completed?: boolean;

  @IsString()
  @Expose({ name: 'terminationType' })
  completionType?: TimesheetEntryCompletion['completionType'];
}

/** The body of our own route. */
export class PlaceDto {
  @IsString()
  place!: string;
}
