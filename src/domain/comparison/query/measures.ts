/** What a filter can compare with a number. */
export type Measure =
  | 'kva'
  | 'primary'
  | 'secondary'
  | 'match'
  | 'margin'
  | 'marginDollars'
  | 'price'
  | 'cost'
  | 'work'
  | 'distance';

export interface MeasureWords {
  measure: Measure;
  /** What people call it, in lower case; the longest first. */
  names: readonly string[];
  /** How it is said back. */
  label: string;
  unit: '%' | '$' | 'mi' | 'kVA' | 'V';
  /** A number that could be meant, for whoever wrote none. */
  example: string;
}

/** The margin in dollars has no name of its own: 'margin ≥ $5,000'. */
export const MARGIN_DOLLARS: MeasureWords = {
  measure: 'marginDollars',
  names: [],
  label: 'Margin',
  unit: '$',
  example: '$5,000',
};

export const MEASURES: readonly MeasureWords[] = [
  { measure: 'kva', names: ['kva rating', 'kva'], label: 'kVA', unit: 'kVA', example: '500' },
  {
    measure: 'primary',
    names: ['primary voltage', 'primary v', 'primary'],
    label: 'Primary',
    unit: 'V',
    example: '12470',
  },
  {
    measure: 'secondary',
    names: ['secondary voltage', 'secondary v', 'secondary'],
    label: 'Secondary',
    unit: 'V',
    example: '480',
  },
  { measure: 'match', names: ['match'], label: 'Match', unit: '%', example: '90' },
  { measure: 'margin', names: ['margin'], label: 'Margin', unit: '%', example: '20' },
  { measure: 'price', names: ['price'], label: 'Price', unit: '$', example: '40,000' },
  { measure: 'cost', names: ['all costs', 'total cost', 'cost'], label: 'All costs', unit: '$', example: '30,000' },
  { measure: 'work', names: ['work'], label: 'Work', unit: '$', example: '5,000' },
  { measure: 'distance', names: ['distance'], label: 'Distance', unit: 'mi', example: '300' },
];
