import { describedFields } from '../../../../contract/matching/quote';

/**
 * What is kept below a place: a text or number as it is, a numeral only, a numeral or code such as 'SO117-1' only, one of the app's
 * own fixed texts only, or some fields; '*' stands for any other key.
 */
export type Shape = 'value' | 'numeral' | 'code' | 'own text' | Fields;
export interface Fields {
  readonly [key: string]: Shape;
}
export type Allowed = Shape | undefined;

/** These fields, as they are. */
export const fields = (names: string): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'value' as const]));

/** These specifications of a unit of the inventory, each with its status. */
const specified = (names: string): Fields => ({
  ...fields(names),
  ...Object.fromEntries(names.split(' ').map((name) => [`${name}Status`, 'value' as const])),
});

export const serials: Shape = 'value';
export const constraints: Shape = 'value';

/** What was read from descriptions and notes: specifications, none of their words. */
export const filledFields: Fields = fields(describedFields.join(' '));

/** What a person accepted from them. */
export const accepted: Fields = { constraints, fields: filledFields };

/** A message to people: what it quotes is not the app's own. */
export const notice: Fields = { tone: 'value', title: 'own text', description: 'own text' };

/** People type the gallons. */
export const gallons: Fields = { fr3EstimatedGallons: 'numeral' };

export const costOptions: Fields = { fr3EstimatedGallons: 'numeral', turnPullDetails: 'numeral' };

/** Of an estimate: neither its name nor its price, costs and notes. */
export const estimateWork: Fields = { inputs: { options: gallons, delivery: fields('day weeks'), accepted } };

/** The rates by which units are judged and where they stand; what concerns money is left out. */
export const rateValues: Fields = {
  ...fields('farMiles referenceSite kvaTolerance impedanceTolerance weightTolerance unitPageKvaTolerance'),
  ...fields('weightPhase weightKva weightPrimaryVoltage weightSecondaryVoltage weightTaps weightBushings'),
  ...fields('weightFusing weightOrderType'),
  distances: fields('from to miles'),
};

export const namedRates: Fields = { ...fields('id holdsFrom savedAt sharesDay'), values: rateValues };

/** Without the words of the gaps, which name costs. */
const fit: Fields = { ...fields('class'), gaps: fields('feature verdict') };

/** What an estimate came to, without its money. */
const worked: Fields = {
  figures: fields('priceOrigin tone unpriced unrecorded omitted byRates'),
  unit: { needed_work: fields('work by_rate'), fit },
  rates: namedRates,
};

export const estimateVersion: Fields = { ...fields('version savedAt'), ...estimateWork, worked };

/** An estimate and where it stands, without people, reasons and money. */
export const estimate: Fields = {
  ...fields('id orderId unitSerial version state savedAt createdAt copyOf'),
  ...estimateWork,
  ...{ worked, workedToday: worked },
  differences: fields('line kind'),
  steps: fields('step'),
  marks: { ...fields('step state version at'), consent: fields('on') },
  fit,
};

export const estimateDraft: Fields = { ...fields('unitSerial estimateId version savedAt revision'), ...estimateWork };

export const unit: Fields = {
  ...fields('serial condition phase kva_rating primary_voltage secondary_voltage impedence taps bush_type'),
  ...fields('bush_config_description fusing_description type_of_fluid oil_volume unit_width unit_depth unit_height'),
  ...fields('total_weight mfg_year match_score bil winding_material sec_bush'),
  images: fields('file_type kind'),
  fit,
  score_details: fields('feature required actual verdict points weight'),
  needed_work: fields('work by_rate'),
};

const requirement: Fields = {
  ...fields('kva_rating phase primary_voltage_kv secondary_voltage_kv impedance_pct tap_range_pct bushing_type'),
  ...fields('bush_configuration fusing oil_type oil_volume_liters dim_w_in dim_d_in dim_h_in weight_lbs unit_type'),
  ...fields('category sec_bush bil coil_type stock_code'),
  metadata: fields('unit_status'),
};

export const order: Fields = {
  ...fields('id order_code ship_state order_date request_date order_type issued_units job_number sales_order_number'),
  ...fields('coverage retired_at'),
  requirement,
};

export const quote: Fields = {
  ...fields('order_id phase kva_rating primary_voltage_kv secondary_voltage_kv tap_range_pct bushing_type'),
  ...fields('bush_configuration fusing oil_type unit_type category sec_bush bil coil_type stock_code order_type'),
  accepted_constraints: constraints,
};

export const inventoryUnit: Fields = {
  ...specified('phase kvaRating primaryVoltage secondaryVoltage impedance taps bushingType bushConfiguration fusing'),
  ...specified('bil windingMaterial secondaryBushings oilType oilVolume dimensions weight unitType category'),
  rates: namedRates,
  optionsRates: namedRates,
  ...{ pictures: fields('kind'), attachments: fields('kind') },
  ...fields('itemCode locationStatus coolingType fr3EstimatedGallons optionsVersion retiredAt badgeText badgeColor'),
};

/** A unit in the list of the inventory. */
export const listedUnit: Fields = {
  ...fields('serial kva_rating primary_voltage secondary_voltage connection phase type_of_fluid feed front'),
  ...fields(
    'winding_material condition warehouse_desc manufacturer mfg_year total_weight reserved_for reserved_for_job retired_at',
  ),
  image_kind: 'value',
};

export const reservation: Fields = {
  ...fields('id itemCode orderId reservedDate deliveryDate kvaRating primaryVoltage secondaryVoltage transformerType'),
  ...fields('category weight dimensions status priority jobNumber salesOrderNumber reservedAt releasedAt'),
  accepted,
};

/** What others changed, without who they are. */
export const toldChange: Fields = {
  ...fields('kind key xid at'),
  reservation: fields('isReserved orderId jobNumber'),
};

export const servableOrder: Fields = {
  ...fields('id order_code job_number request_date kva_rating match_score'),
  fit,
};

/** For which other orders a unit is the best, without their customers and margins. */
export const contention: Fields = {
  ...fields('serial count'),
  orders: {
    ...fields('id job_number request_date fit_class match_score is_fallback_pending'),
    fallback: fields('serial fit_class match_score'),
  },
};

const columnMapping: Fields = { ...fields('index target'), reading: fields('dates decimals measure') };
/** A sheet's name is the person's. */
const tableLayout: Fields = fields('encoding delimiter headerLine');
const fileMapping: Fields = { layout: tableLayout, columns: columnMapping, isWhole: 'value' };

/** How files are read, without the names of sheets. */
export const importMapping: Fields = { orders: fileMapping, units: fileMapping };

const importCounts: Fields = fields('read added changed unchanged refused');

/** An import, without what stands in the files: no name, header, sample, cell or old value. */
export const importJob: Fields = {
  ...fields('state files problemCount'),
  layouts: {
    ...fields('file format rows missing isComplete isWhole'),
    layout: tableLayout,
    columns: { filled: 'value', mapping: columnMapping, doubts: fields('about') },
    preview: { line: 'value', problems: fields('index') },
  },
  progress: { ...fields('file'), photos: fields('total added unchanged refused') },
  photos: { ...fields('named missing'), refused: fields('line') },
  report: { orders: importCounts, units: importCounts },
  changes: { ...fields('file line'), fields: fields('column') },
  retirements: fields('file isWhole retired active isMany returned keptCount'),
  problems: fields('file'),
};

const importColumn: Fields = {
  ...fields('name meaning format measure isRequired whenEmpty example'),
  readings: fields('dates decimals measures'),
};

/** What the columns of a file may be: the same for everybody. */
export const importColumns: Fields = { orders: importColumn, units: importColumn };

/** A saved way of reading a file, without its name, its headers and who saved it. */
export const importProfile: Fields = {
  file: 'value',
  layout: tableLayout,
  columns: { target: 'value', reading: fields('dates decimals measure') },
};

/** What narrows and sorts orders, without texts. */
export const ordersQuery: Fields = {
  ...fields('ordering order_type unit_assignment date_range delivery_state due needs_engineering mine coverage'),
  ...fields('due_month age unit_status kva primary_class secondary_volts phase margin'),
};

const group: Fields = {
  ...fields('due age status coverage kva primaryClass margin secondaryVolts phase units orders'),
  query: ordersQuery,
};

/** The overview, without what orders bring. */
export const overview: Fields = {
  ...fields('day moreUnserved'),
  open: group,
  ...{ due: group, ages: group, margins: group, stock: group, unserved: group },
  coverageByKva: { ...group, coverages: group },
  coverageByPrimary: { ...group, coverages: group },
};

/** A photo or document of a unit, without its name, caption and people. */
export const addedFile: Fields = fields('id kind bytes addedAt removedAt');
export const unitFiles: Fields = {
  ...fields('status'),
  ...{ results: addedFile, removed: addedFile, history: fields('fileId change at') },
};

/** Those of the past and those to come. */
export const rateSets: Fields = { current: namedRates, coming: namedRates, past: namedRates };

/** What rates would do, without money. */
export const ratesEffect: Fields = {
  ...fields('orders bestChanges becomeGood loseGood'),
  examples: { ...fields('orderId jobNumber'), before: fields('serial'), after: fields('serial') },
};

/** What quotations say, without the company and its terms. */
export const quotationValues: Fields = fields('validityDays paper');
export const quotationSet: Fields = { values: quotationValues, savedAt: 'value' };

export const quotationSettings: Fields = { current: quotationSet, past: quotationSet };

/** What a search found, without the names of people. */
export const found: Fields = {
  jobs: fields('order_id job_number sales_order_number unit_serial'),
  units: fields('serial kva_rating primary_voltage secondary_voltage reserved_for reserved_for_job'),
};

/** A saved view, without its name, its owner and what its filters look for. */
export const view: Fields = fields('id list isShared isOwn isStart version updatedAt');

/** What somebody released, without who and why. */
export const releaseNotice: Fields = { ...fields('id itemCode orderId jobNumber'), estimate: fields('id state step') };

/** The quotations of an estimate, without the offer itself and where it was mailed. */
export const quotations: Fields = { issued: fields('number version date validUntil') };

/** What was done, without people and values. */
export const auditEntry: Fields = fields('id at action orderId jobNumber itemCode');

export const counts: Fields = {
  ...fields('total needsEngineering mine notJudged'),
  due: fields('overdue 14 30 60'),
  coverage: { ...fields('fits work check misses none'), 'not stated': 'value' },
};
export const facetCounts: Fields = { ...fields('facet more'), values: fields('value count') };
