import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import type { Contract, TimesheetEntryBase, TimesheetEntryCriteria, TimesheetEntryCompletion } from '@acme/v2';
import { ROUTES, terminationsOf } from './routes';

@Injectable()
export class PlatformService {
  constructor(private readonly http: HttpService) {}

  async terminations(managerId: string): Promise<TimesheetEntryCompletion[]> {
    const { data } = await this.http.axiosRef.get<TimesheetEntryCompletion[]>(terminationsOf(managerId));
    return data.filter(({ completed: terminated }) => !terminated);
  }

  async employee(id: string): Promise<unknown> {
    const { data } = await this.http.axiosRef.get(`${ROUTES.employees}/${id}`);
    return data;
  }

  async removeCard(employeeId: string, cardId: string): Promise<void> {
    const { status } = await this.http.axiosRef.delete(`${ROUTES.employees}/${employeeId}/business-cards/${cardId}`);
    if (status !== 200) throw new Error(`The platform responded with ${status}.`);
  }

  criteria(from: string, to: string): TimesheetEntryCriteria {
    return { period: { from, to } };
  }

  isOpen(contract: Contract): boolean {
    return contract.completionDate === undefined;
  }

  fromRow(row: Record<string, string>): TimesheetEntryBase {
    return { location: row.place, comment: row.comment };
  }
}
