import type { FileKind } from '../../../../../src/server/features/import/columns/columns';
import { orderFile } from '../../../../../src/server/features/import/columns/orderColumns';
import { unitFile } from '../../../../../src/server/features/import/columns/unitColumns';
import { createEvidence } from '../../../../../src/server/features/import/mapping/evidence';
import { createColumnFinder } from '../../../../../src/server/features/import/mapping/names';
import { propose } from '../../../../../src/server/features/import/mapping/propose';

type Columns = Readonly<Record<string, readonly string[]>>;

/** The targets of columns; '?' follows one that is asked about. */
function proposed(columns: Columns, kind: FileKind = unitFile) {
  const found = Object.entries(columns).map(([header, cells]) => {
    const evidence = createEvidence();
    cells.forEach(evidence.add);
    return { header, evidence: evidence.found() };
  });
  return propose(found, kind).map(
    ({ target, questions }) => `${target?.name ?? ''}${questions.some(({ about }) => about === 'target') ? '?' : ''}`,
  );
}

test.each([
  ['High Side', 'primary_voltage'],
  ['X_WINDING', 'secondary_voltage'],
  ['Sec. (V)', 'secondary_voltage'],
  ['FLUID CODE', 'type_of_fluid'],
  ['Fluid (US gal)', 'oil_volume_gal'],
  ['Oil, litres', 'oil_volume_gal'],
  ['Oil', 'type_of_fluid'],
  ['GROSS_WT_KG', 'weight_lbs'],
  ['Ship Wt, tons', 'weight_lbs'],
  ['List Price (USD)', 'list_price'],
  ['Cost, US$', 'unit_cost'],
  ['Cost (CAD)', null],
  ['Price C$', null],
  ['Price EUR', null],
  ['Weight (USD)', null],
  ['Hi Voltage', 'primary_voltage'],
  ['LO_SIDE', 'secondary_voltage'],
  ['Z_PCT', 'impedance_pct'],
  ['Imped. [%]', null],
  ['Impedance, %', 'impedance_pct'],
  ['Imp. (percent)', 'impedance_pct'],
  ['Weight (%)', null],
  ['Tot. Wgt', 'weight_lbs'],
  ['Num. Phases', 'phase'],
  ['LF/DF', 'front'],
  ['Front/Feed', 'bush_config_description'],
  ['Tank · Height, in', 'height_in'],
  ['High Voltage · BIL kV', 'primary_bil_kv'],
  ['Low Voltage · BIL kV', null],
  ['LV · Bushings', 'sec_bush'],
  ['Low Voltage · Gross Weight', 'weight_lbs'],
  ['Insulation · BIL kV', 'primary_bil_kv'],
  ['Primary · Volts', 'primary_voltage'],
  ['LV Coil · Conn.', 'secondary_connection'],
  ['High Side · Volts (kV)', 'primary_voltage'],
  ['Low Side · Taps', null],
  ['X Winding · BIL', null],
  ['Case, mm · Weight, kg', 'weight_lbs'],
  ['Case · Cond., mm', 'condition'],
  ['Case · Colour, mm', null],
  ['WHSE_LOC_NM', null],
  ['LOC NM', 'warehouse_desc'],
  ['Kva Rtg', 'kva_rating'],
  ['Ph. Cnt', 'phase'],
  ['ø', 'phase'],
  ['TAP RNG', 'taps'],
  ['OIL_VOL_GAL', 'oil_volume_gal'],
  ['Fluid content', 'oil_volume_gal'],
  ['Wt. with oil (lb)', 'weight_lbs'],
  ['Lo V.', 'secondary_voltage'],
  ['WDG', 'winding_material'],
  ['Cost (US$ x 1,000)', 'unit_cost'],
  ['Cost, $000s', 'unit_cost'],
  ['List price [thousands of USD]', 'list_price'],
  ['Price (k$)', 'list_price'],
  ['Cost (x 1000)', null],
  ['Cost (C$ x 1000)', null],
  ['Cost (CAD 000)', null],
  ['Weight ($000)', null],
  ['Puissance\nRating', 'kva_rating'],
  ['Potencia (kVA) / Power (kVA)', 'kva_rating'],
  ['Poids / Weight, kg', 'weight_lbs'],
  ['Phases / Taps', null],
  ['Price / lb', null],
  ['Weight/Oil', null],
])('a column %s of units is %s', (header, name) => {
  expect(createColumnFinder(unitFile)(header)?.column.name ?? null).toBe(name);
});

test("a maker's number is the IC# only in a file without another number", () => {
  const [makers, own] = [
    ['PBX-77', 'PBX-78'],
    ['90011', '90012'],
  ];
  expect(proposed({ 'Serial No.': makers })).toEqual(['serial']);
  expect(proposed({ 'Serial No.': makers, 'Equipment ID': own })).toEqual(['?', 'serial?']);
  expect(proposed({ 'S/N': makers, 'Unit #': own })).toEqual(['?', 'serial']);
});

test.each([
  [{ Tag: ['no tag', '90013'] }, 'serial?'],
  [{ 'Std Cost': ['14250.00'] }, 'unit_cost?'],
  [{ Disposition: ['Recondition', 'Scrap'] }, 'condition?'],
  [{ 'Opening Bid': ['$4,000'] }, '?'],
  [{ Lot: ['LT-0001', 'LT-0002'] }, '?'],
  [{ 'Bid #': ['B-771', 'B-772'] }, '?'],
  [{ Marker: ['B-771', 'B-772'] }, 'serial?'],
  [{ 'Property No.': ['no tag', '90013'] }, 'serial?'],
  [{ Recommendation: ['Recondition', 'Scrap'] }, 'condition?'],
  [{ 'Lieu\nLocation': ['Laval, QC'] }, 'warehouse_desc?'],
  [{ Made: ['1999', '?'] }, 'mfg_year?'],
])('%j is a column that a person confirms', (columns, target) => {
  expect(proposed(columns)).toEqual([target]);
});

test.each([
  [{ Rating: ['225 kVA 3ph', '75 kVA'] }, 'size_and_phase?'],
  [{ Needed: ['225 kVA, three phase, pad', '75 kVA pole'] }, 'size_and_phase?'],
  [{ Rating: ['225 kVA', '75'] }, 'kva_rating'],
  [{ Oil: ['FR3 190 gal', 'drained'] }, 'fluid_and_volume?'],
  [{ Oil: ['FR3', 'mineral'] }, 'type_of_fluid'],
  [{ 'H-Winding': ['Cu', 'AL'] }, 'primary_winding?'],
  [{ 'H-Winding': ['12470', '4160D'] }, 'primary_voltage'],
  [{ Pri: ['1', 'High'] }, '?'],
  [{ Pri: ['12.47', '4160 delta'] }, 'primary_voltage'],
  [{ UOM: ['KG', 'lb'] }, 'weight_unit?'],
  [{ 'U/M': ['GAL', 'L'] }, 'volume_unit?'],
  [{ UOM: ['KG', 'L'] }, '?'],
  [{ UOM: ['EA', 'EA'] }, '?'],
  [{ WGT_UOM: ['LB'] }, 'weight_unit'],
  [{ 'H x W x D': ['60 x 70 x 50'] }, 'height_width_depth'],
  [{ 'Dimensions (WxDxH)': ['60 x 70 x 50'] }, 'width_depth_height'],
  [{ 'HxWxD, mm': ['1524 x 1778 x 1270'] }, 'height_width_depth'],
  [{ Tested: ['06/2013', '11/2019'] }, '?'],
  [{ 'Mfg date': ['06/2013', '11/2019'] }, 'mfg_year'],
])('%j is known by its cells', (columns, target) => {
  expect(proposed(columns)).toEqual([target]);
});

test('a description of sizes is read in orders without a power', () => {
  const sized = ['750 kVA 3ph padmount', '1,000 kVA, 3-phase'];
  expect(proposed({ Description: sized }, orderFile)).toEqual(['size_and_phase?']);
  expect(proposed({ Description: sized, KVA: ['750', '1000'] }, orderFile)).toEqual(['stock_code_desc', 'kva_rating']);
  expect(proposed({ Description: [...sized, 'freight'] }, orderFile)).toEqual(['stock_code_desc']);
});

test('dates are no codes of orders, and the sales order of one job is proposed', () => {
  const log = { Job: ['J1', 'J2'], 'Sales Order': ['SO-101', 'SO-102'], Received: ['2026-10-06', '2026-10-13'] };
  expect(proposed(log, orderFile)).toEqual(['job_number', 'own_sales_order?', '?']);
  expect(proposed({ ...log, 'Sales Order': ['SO-101', 'SO-101'] }, orderFile)[1]).toBe('sales_order_number');
});

test('amounts in other currencies are no price', () => {
  expect(proposed({ Offer: ['$41,500'] }, orderFile)).toEqual(['sale_price?']);
  expect(proposed({ 'Offer (CAD)': ['$41,500'] }, orderFile)).toEqual(['?']);
});

test('a volume whose cells have their unit is no question', () => {
  const asked = (cells: readonly string[]) => {
    const evidence = createEvidence();
    cells.forEach(evidence.add);
    return propose([{ header: 'Oil vol', evidence: evidence.found() }], unitFile)[0]?.questions.length;
  };
  expect([asked(['270 gal', '-', '600 L']), asked(['270 gal', '600'])]).toEqual([0, 1]);
});
