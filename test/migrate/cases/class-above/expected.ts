import type { CalendarEvent } from '@acme/v2';
abstract class Base implements CalendarEvent { abstract location: string; where() { return this.location; } }
class Office extends Base { location = 'office'; }
class Own { place = 'x'; }
class Below extends Own { override place = 'y'; }
export const places = [new Office().location, new Below().place];
