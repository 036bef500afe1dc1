import fc from 'fast-check';
import { facets, NOT_RECORDED } from '../../../../src/contract/inventory/inventoryQuery';
import { chosenText, facetText, facetTitle } from '../../../../src/domain/inventory/list/facetWords';
import { forAll } from '../../builders/forAll';

test.each([
  ['kva', '1500', '1,500 kVA', '1,500 kVA'],
  ['kva', '112.5', '112.5 kVA', '112.5 kVA'],
  ['primary_voltage', '12470GrdY/7200', '12470GrdY/7200', 'Primary Voltage: 12470GrdY/7200'],
  ['primary_voltage', '12470', '12470 V', 'Primary Voltage: 12470 V'],
  ['secondary_voltage', '480', '480 V', 'Secondary Voltage: 480 V'],
  ['connection', 'Delta-wye', 'Delta-wye', 'Connection: Delta-wye'],
  ['phase', '1', 'Single-phase', 'Single-phase'],
  ['phase', '3', 'Three-phase', 'Three-phase'],
  ['phase', '2', '2', '2'],
  ['fluid', 'mineral oil', 'Mineral oil', 'Fluid: Mineral oil'],
  ['feed', 'Loop', 'Loop', 'Feed: Loop'],
  ['front', 'Dead front', 'Dead front', 'Front: Dead front'],
  ['winding', 'Copper', 'Copper', 'Winding Material: Copper'],
  ['condition', 'RC', 'Reconditioned (RC)', 'Condition: Reconditioned (RC)'],
  ['condition', 'RW', 'Rewind (RW)', 'Condition: Rewind (RW)'],
  ['condition', 'rc', 'rc', 'Condition: rc'],
  ['age', '0-9', '0-9 years', '0-9 years'],
  ['age', '10-19', '10-19 years', '10-19 years'],
  ['age', '40+', '40 or more years', '40 or more years'],
  ['availability', 'free', 'Available', 'Available'],
  ['availability', 'retired', 'Retired', 'Retired'],
  ['needs_cabinet', 'yes', 'Cabinet needed', 'Cabinet needed'],
  ['needs_cabinet', 'no', 'No cabinet needed', 'No cabinet needed'],
  ['needs_tank', 'yes', 'Re-tank needed', 'Re-tank needed'],
  ['needs_tank', 'no', 'No re-tank', 'No re-tank'],
  ['has_photos', 'yes', 'Has photos', 'Has photos'],
  ['has_photos', 'no', 'Has no photos', 'Has no photos'],
  ['incomplete', 'yes', 'Incomplete, matches no order', 'Incomplete, matches no order'],
  ['incomplete', 'no', 'Complete', 'Complete'],
  ['warehouse', 'Phoenix, AZ', 'Phoenix, AZ', 'Warehouse: Phoenix, AZ'],
  // Names that JavaScript has for itself are values like others.
  ['has_photos', 'constructor', 'constructor', 'constructor'],
  ['phase', '__proto__', '__proto__', '__proto__'],
] as const)('%s %s reads %j in its facet and %j by itself', (facet, value, inFacet, alone) => {
  expect(facetText(facet, value)).toBe(inFacet);
  expect(chosenText(facet, value)).toBe(alone);
});

test.each(facets)('the chip for no recorded %s names its facet', (facet) => {
  expect(facetText(facet, NOT_RECORDED)).toBe('Not recorded');
  const alone = chosenText(facet, NOT_RECORDED);
  expect(alone).toBe(`${facetTitle(facet)}: Not recorded`);
  expect(facets.filter((other) => chosenText(other, NOT_RECORDED) === alone)).toEqual([facet]);
});

test('any word of an address is shown with a capital letter, so no filter is hidden', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => !/^\s|\s$|^[.+-]?\d|^(?:yes|no|RC|RW)$/.test(text));
  const worded = facets.filter((facet) => facet !== 'age');
  forAll(fc.constantFrom(...worded), word, (facet, value) => {
    expect(chosenText(facet, value).toLowerCase()).toContain(value.toLowerCase());
    expect(facetText(facet, value).slice(1)).toBe(value.slice(1));
  });
});
