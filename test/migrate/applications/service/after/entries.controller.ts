import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Repository } from 'typeorm';
import type { TimesheetEntryBase } from '@acme/v2';
import { CompletionDto, PlaceDto } from './completion.dto';
import { EntryEntity } from './entry.entity';
import { PlatformService } from './platform.service';

@Controller('entries')
export class EntriesController {
  constructor(
    private readonly platform: PlatformService,
    private readonly entries: Repository<EntryEntity>,
  ) {}

  @Get('terminations/:manager')
  async terminations(@Param('manager') manager: string): Promise<CompletionDto[]> {
    const found = await this.platform.terminations(manager);
    return found.map(({ completed: terminated, completionType: terminationType }) => ({ completed: terminated, completionType: terminationType }));
  }

  @Get()
  sorted(): Promise<EntryEntity[]> {
    return this.entries.find({ order: { location: 'ASC' } });
  }

  @Put(':id')
  async move(@Param('id') id: string, @Body() body: PlaceDto): Promise<TimesheetEntryBase> {
    const saved = await this.entries.save({ location: body.place });
    return { location: saved.location, comment: `Moved ${id} to ${body.place}` };
  }
}
