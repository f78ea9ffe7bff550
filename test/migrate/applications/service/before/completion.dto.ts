import { Expose, Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString } from 'class-validator';
import type { TimeRecordingTermination } from '@acme/v2';

/** What the platform sends, as this service passes it on. */
export class CompletionDto implements Pick<TimeRecordingTermination, 'terminated' | 'terminationType'> {
  @IsOptional()
  @IsBoolean()
  @Transform(({ obj }) => obj.terminated === true || obj.terminated === 'true')
  terminated?: boolean;

  @IsString()
  @Expose({ name: 'terminationType' })
  terminationType?: TimeRecordingTermination['terminationType'];
}

/** The body of our own route. */
export class PlaceDto {
  @IsString()
  place!: string;
}
