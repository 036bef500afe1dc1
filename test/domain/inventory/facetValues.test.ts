import { facets, NOT_RECORDED } from '../../../src/contract/inventory/inventoryQuery';
import {
  connectionText,
  facetRules,
  terminalTexts,
  windingMaterialText,
} from '../../../src/domain/inventory/facetValues';
import { EMPTY_UNIT, type StoredUnit } from '../../../src/domain/unitStore/storedUnit';
import { aStoredUnit } from './search/units';

const facetValues = (unit: StoredUnit) =>
  Object.fromEntries(facets.map((facet) => [facet, facetRules[facet].valueOf(unit, 2026)]));

test.each([
  ['12470', '480Y/277', 'Delta-wye'],
  ['12470GrdY/7200', '480Y/277', 'Grounded wye-wye'],
  ['480Y/277', '12470GrdY/7200', 'Wye-grounded wye'],
  ['13200D', '240D', 'Delta-delta'],
  // A bare number is delta on the primary alone.
  ['13200D', '240', null],
  ['4160 x 13200', '208Y/120', 'Delta-wye'],
  ['4160GrdY/2400 x 12470GrdY/7200', '480Y/277', 'Grounded wye-wye'],
  // Kilovolts and volts mean the same.
  ['12.47', '480Y/277', 'Delta-wye'],
  ['12.47 kV', '480Y/277', 'Delta-wye'],
  ['12.47 x 4.16', '480Y/277', 'Delta-wye'],
  ['4160 x 12470GrdY/7200', '480Y/277', null],
  ['12470Y/7200 x 12470GrdY/7200', '480Y/277', null],
  ['worn off', '480Y/277', null],
  ['12470', 'worn off', null],
  ['12470', '', null],
])('windings of %j and %j are connected %j', (primaryVoltage, secondaryVoltage, text) => {
  expect(connectionText({ primaryVoltage, secondaryVoltage })).toBe(text);
});

test.each([
  ['Loop Feed Dead Front', null, 'Loop', 'Dead front'],
  ['RADIAL FEED LIVE FRONT', 'Porcelain', 'Radial', 'Live front'],
  ['Loop Feed', '200 A Dead Front', 'Loop', 'Dead front'],
  ['Radial Feed Live Front', 'Dead Front', 'Radial', 'Live front'],
  ['radial only, no loop', null, 'Radial', null],
  [null, 'Dead Front', null, 'Dead front'],
  ['Porcelain', '', null, null],
  [null, null, null, null],
])('bushings of %j and %j are %j and %j', (bushConfiguration, bushType, feed, front) => {
  expect(terminalTexts({ bushConfiguration, bushType })).toEqual({ feed, front });
});

test.each([
  ['Copper', 'Copper'],
  ['cu/cu', 'Copper'],
  ['AL', 'Aluminum'],
  ['aluminium windings', 'Aluminum'],
  ['Unknown', null],
  ['', null],
  [null, null],
])('a winding of %j is of %j', (windingMaterial, material) => {
  expect(windingMaterialText({ windingMaterial })).toBe(material);
});

test('a unit has a value of every facet, in the words of the list', () => {
  expect(facetValues(aStoredUnit({ kva: 112.5, location: ' Mesa, AZ ' }))).toEqual({
    ...{ kva: '112.5', primary_voltage: '12470GrdY/7200', secondary_voltage: '480Y/277', phase: '3', fluid: 'FR3' },
    ...{ connection: 'Grounded wye-wye', feed: 'Loop', front: 'Dead front', winding: 'Copper', condition: 'RC' },
    ...{ warehouse: 'Mesa, AZ', age: '10-19', availability: 'free', needs_cabinet: 'no', needs_tank: 'no' },
    ...{ has_photos: 'yes', incomplete: 'no' },
  });
});

test('of what is not recorded it says so, and nothing else', () => {
  const values = facetValues({ ...EMPTY_UNIT, primaryVoltage: '', secondaryVoltage: ' ', location: ' ' });
  expect(facets.filter((facet) => values[facet] === NOT_RECORDED)).toEqual([
    ...['kva', 'primary_voltage', 'secondary_voltage', 'connection', 'phase', 'fluid', 'feed', 'front', 'winding'],
    ...['condition', 'warehouse', 'age'],
  ]);
});

test('kilovolts are found beside the same volts of nameplates', () => {
  const primary = (primaryVoltage: string) => facetValues(aStoredUnit({ primaryVoltage })).primary_voltage;
  expect(['12.47', '12.47 kV', '12470', ' 12470 '].map(primary)).toEqual(['12470', '12470', '12470', '12470']);
  expect(['12470GrdY/7200', 'worn off'].map(primary)).toEqual(['12470GrdY/7200', 'worn off']);
});

test.each([
  [{}, 'free'],
  [{ isReserved: true }, 'reserved'],
  [{ isRetired: true }, 'retired'],
  // Delivered: the order that took it still names it.
  [{ isReserved: true, isRetired: true }, 'retired'],
])('a unit with %j is %s', (fields, availability) => {
  expect(facetValues(aStoredUnit(fields)).availability).toBe(availability);
});

test.each([
  ['needs_cabinet', 'cabinetNeedsReplacing'],
  ['needs_tank', 'tankNeedsReplacing'],
  ['has_photos', 'hasPhotos'],
  ['incomplete', 'isIncomplete'],
] as const)('%s is yes or no as the unit says, whatever the others say', (facet, field) => {
  const none = { cabinetNeedsReplacing: false, tankNeedsReplacing: false, hasPhotos: false, isIncomplete: false };
  const yes = (fields: Partial<StoredUnit>) => {
    const values = facetValues(aStoredUnit(fields));
    return (['needs_cabinet', 'needs_tank', 'has_photos', 'incomplete'] as const).filter(
      (each) => values[each] === 'yes',
    );
  };
  expect([yes(none), yes({ ...none, [field]: true })]).toEqual([[], [facet]]);
});

test.each([
  ['12470GrdY/7200', '12470GrdY/7200'],
  ['7200/12470Y', '12470Y/7200'],
  ['12.47 kV Grounded Wye/7.62 kV', '12.47 kV Grounded Wye/7.62 kV'],
  ['13.2 kV Grounded Wye/7.62 kV', '13200GrdY/7620'],
  ['13200Δ', '13200D'],
  ['12.47', '12470'],
  ['600Y/347', '600Y/347'],
  ['2400/4160Y × 7200/12470Y', '4160Y/2400 x 12470Y/7200'],
  ['see tag', 'see tag'],
])('the voltage %s is offered as %s, as nameplates print it', (primaryVoltage, text) => {
  expect(facetValues(aStoredUnit({ primaryVoltage })).primary_voltage).toBe(text);
});
