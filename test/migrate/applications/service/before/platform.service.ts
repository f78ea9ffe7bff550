import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import type { Contract, TimeRecordingBase, TimeRecordingCriteria, TimeRecordingTermination } from '@acme/v2';
import { ROUTES, terminationsOf } from './routes';

@Injectable()
export class PlatformService {
  constructor(private readonly http: HttpService) {}

  async terminations(managerId: string): Promise<TimeRecordingTermination[]> {
    const { data } = await this.http.axiosRef.get<TimeRecordingTermination[]>(terminationsOf(managerId));
    return data.filter(({ terminated }) => !terminated);
  }

  async employee(id: string): Promise<unknown> {
    const { data } = await this.http.axiosRef.get(`${ROUTES.employees}/${id}`);
    return data;
  }

  async removeCard(employeeId: string, cardId: string): Promise<void> {
    const { status } = await this.http.axiosRef.delete(`${ROUTES.employees}/${employeeId}/business-cards/${cardId}`);
    if (status !== 200) throw new Error(`The platform responded with ${status}.`);
  }

  criteria(from: string, to: string): TimeRecordingCriteria {
    return { from, to };
  }

  isOpen(contract: Contract): boolean {
    return contract.terminationDate === undefined;
  }

  fromRow(row: Record<string, string>): TimeRecordingBase {
    return { place: row.place, comment: row.comment };
  }
}
