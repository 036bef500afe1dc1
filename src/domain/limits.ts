/** Numbers of the specification's section 9 and limits of sections 2, 4 and 5; those of components are in web/ui. */

export const PAGE_SIZES = { orders: 6, reserved: 6, comparison: 3 } as const;
/** Rows per page of the order table; the first is the specification's. */
export const ORDER_ROWS = [PAGE_SIZES.orders, 25, 50, 100] as const;
/** An order is due soon within this many days. Not in the specification. */
export const DUE_SOON_DAYS = 14;
export const INVENTORY_PAGE_SIZE = 25;
/** Units of the inventory on a page: choices and initial rows of the table, and cards. Not in the specification. */
export const INVENTORY_PAGE = { choices: [25, 50, 100], rows: 50, cards: 24 } as const;
export const INVENTORY_SEARCH_LENGTH = 80;
/** Units that our server recommends for an order. Not in the specification. */
export const RECOMMENDED_UNITS = 50;
/** Units in the complete list, and rows per page of the comparison table. Not in the specification. */
export const MAX_LISTED_UNITS = 2_000;
/** Rows of a workbook that the browser writes in acceptable time. Not in the specification. */
export const MAX_WORKBOOK_ROWS = 100_000;
/** Orders that our server offers for a unit, best fit first. Not in the specification. */
export const SERVABLE_ORDERS = 20;
/** Contending orders listed by name; the rest are counted. Not in the specification. */
export const CONTENDERS = 5;
/** Units of one order that can be pinned: as many as fit beside each other. Not in the specification. */
export const MAX_PINNED = PAGE_SIZES.comparison;
/** Up to this many pages the page list shows them all (section 9). */
export const PAGES_SHOWN_WHOLE = 5;

/** Milliseconds between the last change of a filter and its request (section 9). */
export const FILTER_DEBOUNCE_MS = 500;
/** Days; 0 is 'All' (section 9, order age options). */
export const ORDER_AGES = ['0', '30', '60', '90', '180', '365'] as const;
/** Most characters of each filter text (section 9, text limits). */
export const FILTER_LENGTHS = { searchTerm: 20, salesperson: 30, customerName: 30 } as const;
export const RESERVED_SEARCH_LENGTH = 60;
/** Characters of notes shown before 'read more' (section 9). */
export const NOTES_PREVIEW_LENGTH = 200;
/** Requirement values longer than this are cut, with a tooltip (section 9). */
export const LONG_VALUE_LENGTH = 25;

/** Percent of the required value (section 9, match tolerances; impedance: IEEE C57.12.00). */
export const TOLERANCES = { comparisonKva: 10, comparisonWeight: 15, unitDetailKva: 20, impedance: 7.5 } as const;
/** Miles from the reference site beyond which a unit is far (section 9, distance). */
export const FAR_MILES = 400;
/** Distances that decide whether a unit is far start here (section 9). Distance to the delivery: `roadDistance`. */
export const REFERENCE_SITE = 'Phoenix';
/** Miles between places (section 9, distance table). */
export const DISTANCES = [
  { from: 'Phoenix', to: 'Austin', miles: 850 },
  { from: 'Phoenix', to: 'Sacramento', miles: 650 },
  { from: 'Phoenix', to: 'Portland', miles: 1200 },
  { from: 'Austin', to: 'Sacramento', miles: 1200 },
  { from: 'Austin', to: 'Portland', miles: 1400 },
  { from: 'Sacramento', to: 'Portland', miles: 550 },
] as const;

/** Percentage points between margin and the profit shown (section 9). */
export const PROFIT_POINTS_BELOW_MARGIN = 17.5;
/** US gallons (section 9). */
export const DEFAULT_FR3_GALLONS = '620';
/** Maximum digits of the estimated gallons, as the server stores them (999,999). Not in the specification. */
export const FR3_GALLONS_MAX_DIGITS = 6;
/** Number of turns (section 9). */
export const DEFAULT_TURN_PULL_DETAILS = '1';
/** The cost inputs of a unit card, US dollars (section 5). */
export const COST_INPUT = { step: 100, min: 0, maxLength: 6 } as const;

/** Percent that each add-on puts on unit, labor and materials costs (section 9, cost on the unit detail). */
export const ADD_ON_PERCENT = { fr3: 15, feedConversion: 8, replacementCabinet: 12, turnPull: 5, reTank: 0 } as const;
/** Percent of the sale price from which a margin is good (section 9). */
export const GOOD_MARGIN_PERCENT = 30;
/** US dollars, if the unit's are missing (section 9). */
export const ASSUMED_COSTS = { unit: 30_000, labor: 5_000, materials: 2_000 } as const;
/** Assumed sale price: a multiple of the unit cost, or US dollars (section 9). */
export const ASSUMED_SALE_PRICE = { timesUnitCost: 1.4, otherwise: 50_000 } as const;

/** Limits of a unit's files; phones take photos of up to 108 megapixels. Not in the specification. */
export const UNIT_FILES = {
  bytes: 40 * 1024 * 1024,
  perUnit: 60,
  pixels: 120_000_000,
  captionLength: 200,
  nameLength: 200,
} as const;
/** Retiring more than this share of the active rows needs a second confirmation. Not in the specification. */
export const MANY_RETIRED = 0.1;
/** Named reserved units, or orders with a unit, that are missing from a complete file. Not in the specification. */
export const MAX_RETAINED_LISTED = 100;
