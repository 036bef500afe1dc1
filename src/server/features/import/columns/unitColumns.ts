import { CONDITION_WORDS } from '../../../../domain/vocabulary/conditionWords';
import { headers, JUDGED, optional, required, PHASING, type FileKind } from './columns';
import { choice, decimal, inventoryCode, list, money, numberChoice, prose, text, year } from './formats';
import { describedColumns } from '../stated/description';
import { partsOf } from './parts';
import { voltage } from './voltages';

const inches = decimal(6, 2, '64.5');
const condition = choice(['good', 'replace']);

const PICTURES = ['front', 'side', 'top', 'cabinet', 'nameplate'] as const;
const DOCUMENTS = ['nameplate', 'planning-sheet'] as const;

const electrical = [
  required('serial', 'Inventory control number; a row with a known one updates that unit.', inventoryCode, '0557128', {
    also: 'IC, IC #, IC Number, Inventory Control, Inventory Control #, Inventory #, Inv #, Unit #, Unit ID, Transformer ID, Transformer Number, Transformer GUID, Asset ID, Asset Number',
    likely:
      'Tag, Tag #, Property Tag, Property #, Asset Tag, Unit Tag, Stock Tag, Equip #, Equipment #, Equipment ID, Stock #, Item #, ID Number, Equipment',
    makers: 'Serial #, S/N, SN, Transformer Serial Number, Transformer Serial, Material, Material #, MATNR',
  }),
  required('condition', 'What the unit is fit for: recondition or rewind.', choice(['RC', 'RW']), 'RC', {
    also: 'Cond, RC/RW, Recondition/Rewind, Unit Condition, Intake Tag, Condition Code, Cond Code, Cond CD',
    likely: 'Decision, Disposition, Verdict, Recommendation, Work, Work Needed, Work to Do, Needs',
    words: CONDITION_WORDS,
  }),
  required('phase', 'Phases.', numberChoice([1, 3]), '3', {
    also: 'Phases, Ph, # Phases, Number of Phases, No. of Phases, N Phases, Num Phases, Phase Count, Phase Designation, Phasing, Phases Connected, Phase Code, Ø, # Ø',
    words: PHASING,
  }),
  required('kva_rating', 'Power rating.', decimal(7, 2, '112.5', false), '1000', {
    measure: 'kVA',
    also: 'kVA, MVA, Rating, Capacity, Capacity KVA, KVA Base, Base KVA, Rated KVA, Rated, Rating Capacity, Rated Capacity, Transformer Size, Size, KVA Size, Power, Power Rating, Rated Power, Nameplate KVA, Nominal Power',
  }),
  required('primary_voltage', 'Primary voltage as on the nameplate.', voltage, '12470GrdY/7200', {
    measure: 'V',
    also: 'HV, Pri LL, Pri L-L, Pri Line-to-Line, Primary LL, Primary L-L, Primary Line-to-Line, HV LL, HV L-L, Pri Volt, Pri Volts, Pri Voltage, Primary, Primary Volts, High Voltage, HV Nominal Voltage, HV Voltage, HV Volts, High Voltage Volts, HV Rating, HV Rated Voltage, High Voltage Rating, High Line Voltage, High Side Voltage, Primary Voltage Rating, Primary Rated Voltage, Nominal Primary Voltage, V1n, Uhv, From Nom, Pri, H Winding, H Winding Voltage, High Side, HV Side, Primary Side, Hi, High, Hi Volt, Hi Volts, Hi Voltage, Hi Side, High V, Hi V, Pri V',
  }),
  required('secondary_voltage', 'Secondary voltage as on the nameplate.', voltage, '480Y/277', {
    measure: 'V',
    also: 'LV, Sec LL, Sec L-L, Sec Line-to-Line, Secondary LL, Secondary L-L, Secondary Line-to-Line, LV LL, LV L-L, Sec Volt, Sec Volts, Sec Voltage, Secondary, Secondary Volts, Low Voltage, LV Nominal Voltage, LV Voltage, LV Volts, Low Voltage Volts, LV Rating, LV Rated Voltage, Low Voltage Rating, Low Line Voltage, Low Side Voltage, Secondary Voltage Rating, Secondary Rated Voltage, Nominal Secondary Voltage, V2n, Ulv, To Nom, Sec, X Winding, X Winding Voltage, Low Side, LV Side, Secondary Side, Lo, Low, Lo Volt, Lo Volts, Lo Voltage, Lo Side, Low V, Lo V, Sec V',
  }),
  optional('primary_bil_kv', 'Basic impulse level of the primary.', decimal(5, 2, '95'), '95', {
    measure: 'kV',
    also: 'BIL, Primary BIL, Pri BIL, HV BIL, BIL HV, High Voltage BIL',
  }),
  optional('impedance_pct', 'Impedance.', decimal(3, 3, '5.75'), '5.75', {
    measure: '%',
    also: 'Z, uk, ukr, %Z, Z %, Impedance, Imp, %Imp, IZ, %IZ, % Impedance, Impedance %, Impedance Percent, Rated Impedance',
  }),
  optional('taps', 'Tap range.', text(40), '+/-5%', {
    also: 'Tap, Tap Range, Tap Config, Tap Configuration, Taps Configuration, Tap Setting, Tap Settings, Tap Changer, Tap Chgr, Tap Chg, HV Taps, Primary Taps, Tap Voltages',
  }),
  optional('bush_type', 'Kind of primary bushings.', text(80), '200 A Well and Insert', {
    also: 'Bushing Type, Bushings, Bushing, Primary Bushings, HV Bushings',
  }),
  optional('bush_config_description', 'Feed and front.', text(80), 'Loop Feed Dead Front', {
    also: 'Bushing Configuration, Bush Configuration, Bush Config, Bushing Config, Configuration, Feed and Front, Feed/Front, Front/Feed',
    likely: 'Config',
  }),
  optional('sec_bush', 'Kind of secondary bushings.', text(80), '6-hole spade', {
    also: 'Secondary Bushings, Sec Bushings, Sec Bushing, LV Bushings',
  }),
  optional('fusing_description', 'Fusing.', text(80), 'Bay-O-Net w/ Isolation Link', { also: 'Fusing, Fuse, Fuses' }),
  optional('winding_material', 'Winding material.', text(40), 'Copper', {
    also: 'Winding, Windings, Coil, Coils, Coil Type, Winding Type, Coil Material, Conductor, Conductor Material, Winding Matl, Wdg Matl, Wdg Material, Wdg, Wdgs',
  }),
];

const body = [
  optional('type_of_fluid', 'Fluid.', text(40), 'Mineral Oil', {
    also: 'Fluid, Fluid Type, Oil, Oil Type, Type of Oil, Liquid, Liquid Type, Insulating Liquid, Insulating Fluid, Insulating Oil, Dielectric Fluid, Coolant, Fluid Code, Fluid CD, Oil Code',
  }),
  optional('oil_volume_gal', 'Fluid volume.', decimal(7, 2, '350'), '350', {
    measure: 'US gallons',
    also: 'Oil Volume, Fluid Volume, Liquid Volume, Liquid Qty, Liquid Quantity, Oil L, Oil Gal, Fluid L, Fluid Gal, Oil Qty, Oil Vol, Fluid Vol, Fluid Qty, Fluid Quantity, Oil Quantity, Gallons, Gal, Gals, Liters, Litres, Oil Gallons, Oil Liters, Fluid Gallons, Gallons of Oil, Liters of Oil, Oil Content, Fluid Content, Oil Contents, Oil Amount, Oil Capacity, Fluid Capacity',
  }),
  optional('cooling_class', 'Cooling class.', text(40), 'ONAN', { also: 'Cooling, Cooling Type' }),
  optional('width_in', 'Width.', inches, '89.25', {
    measure: 'inches',
    also: 'Width, W, Wdth, Wd, Overall Width, Tank Width',
  }),
  optional('depth_in', 'Depth.', inches, '59', {
    measure: 'inches',
    also: 'Depth, D, Dpth, Dp, Overall Depth, Tank Depth',
  }),
  optional('height_in', 'Height.', inches, '64.5', {
    measure: 'inches',
    also: 'Height, H, Hgt, Ht, Overall Height, Tank Height',
  }),
  optional('weight_lbs', 'Total weight.', decimal(8, 2, '8200'), '8140', {
    measure: 'pounds',
    also: 'Weight, Total Weight, Pounds, Lbs, Tot Weight, Gross Weight, Net Weight, Shipping Weight, Ship Weight, Weight Total, Mass, Total Mass, Weight w/ Oil, Weight with Oil, Weight incl Oil, Weight w/ Fluid, Weight with Fluid, Filled Weight',
  }),
  optional('unit_type', 'Kind of transformer.', text(60), 'Three-Phase Pad', {
    also: 'Type, Style, Kind, Transformer Type, XFMR Type, Mounting, Mount, Mounting Type, Transformer Style, Mounting Style',
    likely: 'Subtype, Install Type, Installation Type, Class, Object Type, Obj Type, Equipment Type',
  }),
  optional('category', 'Intake category.', text(60), 'Surplus', { also: 'Cat, Intake Category' }),
  optional('manufacturer', 'Manufacturer.', text(80), 'Howard', {
    also: 'Mfr, Mfg, Make, Maker, Made By, Built By, Manufactured By, Manuf, OEM, Brand, Mfgr',
  }),
  optional('mfg_year', 'Year of manufacture.', year, '2004', {
    also: 'Year, Yr, Mfr Year, Year Built, Yr Built, Yr Mfd, Year of Manufacture, Mfg Yr, Year Manufactured, Manufacture Year, Manufacturing Year, Manufactured, Year of Mfg, Year Made, Build Year, Vintage, Built, Mfg Date, Date of Mfg, Date of Manufacture, Manufacture Date, Mfd, Mfd Date, Date Mfd',
    likely: 'Made, Date Made',
  }),
  optional('warehouse_desc', 'Location of the unit.', text(120), 'Phoenix, AZ', {
    also: 'Warehouse, Location, Location Name, Yard, Whse, WH, Site, Storage Location, Storage Location Description, SLoc, SLoc Descr, SLoc Desc, Stored At, Where',
    likely: 'Pick-up, Pickup Location',
  }),
  optional('cabinet_condition', 'Whether the terminal cabinet can be reused.', condition, 'good', {
    whenEmpty: 'good',
    also: 'Cabinet Cond',
  }),
  optional('tank_condition', 'Whether the tank can be reused.', condition, 'good', {
    whenEmpty: 'good',
    also: 'Tank Cond',
  }),
  optional('fab_notes', 'What the shop found.', prose(64_000), 'Tank sound, no leaks.', {
    also: 'Fab Note, Shop Notes, Fabrication Notes',
  }),
  optional('comments', 'Anything else.', prose(64_000), 'Pulled from a hospital upgrade.', {
    also: 'Comment, Notes, Note, Remarks, Memo',
  }),
];

const cost = (
  name: string,
  meaning: string,
  example: string,
  also: string,
  whenEmpty: string | null = '0',
  likely = '',
) => optional(name, meaning, money, example, { measure: 'US dollars', whenEmpty, also, likely });

const costs = [
  cost(
    'unit_cost',
    'What the unit cost; without it there is no margin.',
    '18400.00',
    'Cost, Purchase Cost, Purchase Price',
    null,
    'Std Cost, Standard Cost, Tot Cost',
  ),
  cost('labor_cost', 'Labor to make it ready; 0 where it took none.', '3900.00', 'Labor, Labour, Labour Cost', null),
  cost(
    'materials_cost',
    'Materials to make it ready; 0 where it took none.',
    '2250.00',
    'Materials, Material Cost, Parts Cost',
    null,
  ),
  cost(
    'list_price',
    'Price of the unit, for an order that has no price of its own.',
    '46800.00',
    'Price, List, Ask, Asking, Asking Price, Sell Price',
    null,
    'Net Price, Our Price',
  ),
  cost('fr3_fill_cost', 'Filling it with FR3; 0 where no cost is recorded.', '4215.75', 'FR3 Fill, FR3 Cost'),
  cost('turn_pull_cost', 'Pulling turns; 0 where no cost is recorded.', '2300.00', 'Turn Pull'),
  cost(
    'feed_conversion_cost',
    'Making a radial unit loop; 0 where no cost is recorded.',
    '3010.00',
    'Feed Conversion, Loop Conversion Cost',
  ),
  cost(
    'replacement_cabinet_cost',
    'Another terminal cabinet; 0 where no cost is recorded.',
    '2400.00',
    'Replacement Cabinet, Cabinet Cost',
  ),
  cost('retank_cost', 'Core and coils into another tank; 0 where no cost is recorded.', '5600.00', 'Retank, Tank Cost'),
];

const files = [
  optional('pictures', 'Drawings generated from unit data.', list(choice(PICTURES)), 'front;side', {
    whenEmpty: [],
    also: 'Drawings',
  }),
  optional(
    'photos',
    'Photos and PDFs of the unit: names of files in the folder or ZIP.',
    list(text(200)),
    'IMG_0412.jpg;IMG_0413.jpg',
    {
      whenEmpty: [],
      isAttached: true,
      also: 'Photo, Images, Photo Files, Image Files',
    },
  ),
  optional('documents', 'Sheets generated from unit data.', list(choice(DOCUMENTS)), 'nameplate', {
    whenEmpty: [],
    also: 'Docs, Files',
  }),
];

export const unitFile: FileKind = {
  table: 'units',
  key: 'serial',
  unique: [],
  exported: ['IC#', 'Needs Cabinet', 'Reserved for Job'],
  workedOut: [
    ...headers('Needs Cabinet', 'Needs Tank', 'Reserved for Job', 'Retired'),
    // Exported from two columns, or as interpreted.
    ...['Notes', 'Connection', 'Feed', 'Front', 'Winding'].map((header) => ({ header, beside: 'Reserved for Job' })),
    ...JUDGED,
  ],
  columns: [...electrical, ...body, ...costs, ...files],
  parts: partsOf({
    described: describedColumns('units'),
    primary: 'primary_voltage',
    secondary: 'secondary_voltage',
    bushings: 'bush_config_description',
    winding: 'winding_material',
    fluid: 'type_of_fluid',
    volume: 'oil_volume_gal',
    work: 'condition',
    place: 'warehouse_desc',
    sizes: ['height_in', 'width_in', 'depth_in'],
  }),
};
