import { NOT_RECORDED, type Facet } from '../../../contract/inventory/inventoryQuery';
import { capitalized } from '../../format/text';
import { formatKva } from '../../format/number';
import { jobTypeNames } from '../../orders/jobType';
import { windingText } from '../../specs/measures';
import { columns } from './columns';

const OTHER_TITLES = {
  ...{ age: 'Age', needs_cabinet: 'Cabinet', needs_tank: 'Tank', has_photos: 'Photos', incomplete: 'Incomplete' },
} as const;
const hasOtherTitle = (facet: Facet): facet is keyof typeof OTHER_TITLES => Object.hasOwn(OTHER_TITLES, facet);

export const facetTitle = (facet: Facet): string => (hasOtherTitle(facet) ? OTHER_TITLES[facet] : columns[facet].title);

const among =
  (known: Readonly<Record<string, string>>) =>
  (value: string): string =>
    Object.hasOwn(known, value) ? (known[value] ?? value) : value;

const texts: Readonly<Partial<Record<Facet, (value: string) => string>>> = {
  kva: formatKva,
  primary_voltage: windingText,
  secondary_voltage: windingText,
  phase: among({ 1: 'Single-phase', 3: 'Three-phase' }),
  condition: (value) => (value === 'RC' || value === 'RW' ? `${jobTypeNames[value]} (${value})` : value),
  availability: (value) => (value === 'free' ? 'Available' : capitalized(value)),
  age: (value) => `${value.replace(/\+$/, ' or more')} years`,
  needs_cabinet: among({ yes: 'Cabinet needed', no: 'No cabinet needed' }),
  needs_tank: among({ yes: 'Re-tank needed', no: 'No re-tank' }),
  has_photos: among({ yes: 'Has photos', no: 'Has no photos' }),
  incomplete: among({ yes: 'Incomplete, matches no order', no: 'Complete' }),
};

export const facetText = (facet: Facet, value: string): string =>
  value === NOT_RECORDED ? 'Not recorded' : (texts[facet] ?? capitalized)(value);

const SAY_ALL: readonly Facet[] = [
  ...(['kva', 'phase', 'age', 'availability', 'needs_cabinet', 'needs_tank', 'has_photos', 'incomplete'] as const),
];

export function chosenText(facet: Facet, value: string): string {
  const text = facetText(facet, value);
  return SAY_ALL.includes(facet) && value !== NOT_RECORDED ? text : `${facetTitle(facet)}: ${text}`;
}
