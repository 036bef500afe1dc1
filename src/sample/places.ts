/** Warehouses by frequency; the first four are in the distance table. */
export const WAREHOUSES: readonly (readonly [{ code: string; description: string }, number])[] = [
  [{ code: 'PHX', description: 'Phoenix, AZ' }, 46],
  [{ code: 'AUS', description: 'Austin, TX' }, 20],
  [{ code: 'SAC', description: 'Sacramento, CA' }, 14],
  [{ code: 'PDX', description: 'Portland, OR' }, 10],
  [{ code: 'TUL', description: 'Tulsa, OK' }, 6],
  [{ code: 'GSO', description: 'Greensboro, NC' }, 4],
];

export const DESTINATIONS = [
  ['Mesa', 'AZ'],
  ['Tucson', 'AZ'],
  ['Flagstaff', 'AZ'],
  ['Austin', 'TX'],
  ['Houston', 'TX'],
  ['El Paso', 'TX'],
  ['Lubbock', 'TX'],
  ['Sacramento', 'CA'],
  ['Fresno', 'CA'],
  ['Bakersfield', 'CA'],
  ['San Diego', 'CA'],
  ['Portland', 'OR'],
  ['Bend', 'OR'],
  ['Reno', 'NV'],
  ['Las Vegas', 'NV'],
  ['Salt Lake City', 'UT'],
  ['Albuquerque', 'NM'],
  ['Denver', 'CO'],
  ['Tulsa', 'OK'],
  ['Boise', 'ID'],
  ['Spokane', 'WA'],
  ['Billings', 'MT'],
  ['Omaha', 'NE'],
  ['Kansas City', 'MO'],
  ['Des Moines', 'IA'],
  ['Atlanta', 'GA'],
  ['Charlotte', 'NC'],
  ['Columbus', 'OH'],
  ['Baton Rouge', 'LA'],
  ['Birmingham', 'AL'],
  ['Minneapolis', 'MN'],
  ['Nashville', 'TN'],
] as const;

export const CUSTOMERS = [
  'Copper Mesa Electric Cooperative',
  'Saguaro Valley Water District',
  'Red Butte Data Centers',
  'Ocotillo Ridge Hospital',
  'Ironwood Substation Services',
  'Sunrise Basin Solar',
  'Pecan Creek Municipal Utility',
  'Lone Cedar Refining',
  'Blue Agave Foods',
  'High Plains Wind Partners',
  'Cascade Timber Mills',
  'Willow Bend School District',
  'Granite Fork Mining',
  'Desert Lantern Resorts',
  'Kestrel Cold Storage',
  'Harbor Gate Logistics',
  'Juniper Flats Irrigation',
  'Silver Sage Properties',
  'Quarry Lane Cement',
  'Tallgrass Rural Electric',
  'North Fork Pulp & Paper',
  'Cinder Cone Geothermal',
  'Mariposa Semiconductor',
  'Bluestem Ethanol',
  'Osprey Point Shipyard',
  'Two Rivers Transit Authority',
  'Painted Hills Winery',
  'Caliche Construction',
  'Arroyo Seco Plastics',
  'Summit Ridge Telecom',
  'O’Malley & Sons Electrical Contractors',
  'Piñon Pine Casino',
] as const;

/** The person of `sales@specai.test` (src/server/features/signIn/interaction/sampleAccounts.ts). */
export const SALES_ACCOUNT = { name: 'Dana Sales', email: 'sales@specai.test' } as const;

export const SALES_REPS = [
  SALES_ACCOUNT.name,
  'Marcus Oyelaran',
  'Priya Raman',
  'Luis Cárdenas',
  'Hannah Bergström',
  'Tom Kowalczyk',
  'Aiko Matsuda',
  'Rachel Okafor',
] as const;

/** 'Luis Cárdenas' → 'luis.cardenas@specai.test'. */
export function addressOf(person: string): string {
  const plain = person.normalize('NFD').replace(/[^A-Za-z ]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}@specai.test`;
}
