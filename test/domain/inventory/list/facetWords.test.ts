import { NOT_RECORDED } from '../../../../src/contract/inventory/facets';
import { chosenText, facetText } from '../../../../src/domain/inventory/list/facetWords';

test.each([
  ['kva', '1500', '1,500 kVA', '1,500 kVA'],
  ['primary_voltage', '12470GrdY/7200', '12470GrdY/7200', 'Primary Voltage: 12470GrdY/7200'],
  ['secondary_voltage', '480', '480 V', 'Secondary Voltage: 480 V'],
  ['phase', '3', 'Three-phase', 'Three-phase'],
  ['phase', '2', '2', '2'],
  ['condition', 'RC', 'Reconditioned (RC)', 'Condition: Reconditioned (RC)'],
  ['age', '10-19', '10-19 years', '10-19 years'],
  ['age', '40+', '40 or more years', '40 or more years'],
  ['availability', 'free', 'Free', 'Free'],
  ['needs_cabinet', 'yes', 'Needs cabinet', 'Needs cabinet'],
  ['needs_tank', 'no', 'Needs no tank', 'Needs no tank'],
  ['has_photos', 'no', 'Has no photos', 'Has no photos'],
  ['warehouse', 'Phoenix, AZ', 'Phoenix, AZ', 'Warehouse: Phoenix, AZ'],
  ['age', NOT_RECORDED, 'Not recorded', 'Age: Not recorded'],
  ['has_photos', 'constructor', 'constructor', 'constructor'],
] as const)('%s %s reads %j in its facet and %j by itself', (facet, value, inFacet, alone) => {
  expect(facetText(facet, value)).toBe(inFacet);
  expect(chosenText(facet, value)).toBe(alone);
});
