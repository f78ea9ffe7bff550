import type { CalendarEvent } from '@acme/v2';
abstract class Base implements CalendarEvent { abstract place: string; where() { return this.place; } }
class Office extends Base { place = 'office'; }
class Own { place = 'x'; }
class Below extends Own { override place = 'y'; }
export const places = [new Office().place, new Below().place];
