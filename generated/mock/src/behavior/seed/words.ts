/** Words that seed data is made of. */
export const FIRST_NAMES = [
  'Camille',
  'Nadia',
  'Jules',
  'Ingrid',
  'Marc',
  'Sofia',
  'Thomas',
  'Amélie',
  'Karim',
  'Elena',
  'Hugo',
  'Claire',
] as const;
export const LAST_NAMES = [
  'Moreau',
  'Lefèvre',
  'Bianchi',
  'Schneider',
  'Dubois',
  'Martinez',
  'Rossi',
  'Keller',
  'Fontaine',
  'Novak',
  'Perrin',
  'Laurent',
] as const;
export const CUSTOMERS = [
  'Atelier Horizon',
  'Boulangerie du Port',
  'Clinique Saint-Martin',
  'Delta Logistique',
  'Éditions Lumière',
  'Ferme des Tilleuls',
  'Groupe Valmont',
  'Hôtel Bellevue',
] as const;
interface City {
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly countryName: string;
}

/** Cities of people and customers. */
export const CITIES: readonly [City, ...City[]] = [
  { city: 'Lyon', postalCode: '69002', country: 'FR', countryName: 'France' },
  { city: 'Nantes', postalCode: '44000', country: 'FR', countryName: 'France' },
  { city: 'Genève', postalCode: '1204', country: 'CH', countryName: 'Switzerland' },
  { city: 'Bruxelles', postalCode: '1000', country: 'BE', countryName: 'Belgium' },
];

/** Their streets. */
export const STREETS = ['12 rue des Lilas', '4 avenue de la Gare', '87 quai Perrache', '3 place du Marché'] as const;
export const PROJECTS = [
  'Site portal',
  'Stock migration',
  'Yearly maintenance',
  'Payroll interface',
  'Mobile application',
  'Data warehouse',
] as const;
export const PHASES = ['Framing', 'Design', 'Build', 'Acceptance'] as const;
export const TASKS = ['Interviews', 'Specification', 'Development', 'Review', 'Training'] as const;
