declare function Controller(path: string): (target: unknown, context: unknown) => void;
declare function Get(path: string): (target: unknown, context: unknown) => void;
@Controller('entries')
export class Entries {
  @Get('/workforce/holidays')
  holidays() {
    return fetch('https://erp.example.com/rest/workforce/holidays');
  }
}
