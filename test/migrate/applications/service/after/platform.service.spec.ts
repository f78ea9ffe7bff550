import { HttpService } from '@nestjs/axios';
import { PlatformService } from './platform.service';

declare function test(title: string, run: () => Promise<void>): void;
declare function expect(value: unknown): { toEqual(other: unknown): void; toMatchObject(other: unknown): void };

test('lists open terminations', async () => {
  const http = new HttpService();
  http.axiosRef.get = async (url: string): Promise<any> => {
    expect(url).toEqual('/workforce/managers/7/employees/timesheet-entries/completions');
    return { data: [{ terminated: false, terminationType: 'NORMAL' }], status: 200 };
  };
  const service = new PlatformService(http);
  expect(await service.terminations('7')).toMatchObject([{ completionType: 'NORMAL' }]);
});
