const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * The fields whose texts and numbers a recording keeps. Everything else could be, or come to be, a person's name, a note,
 * a price or an address, so what is not on this list is replaced.
 */
const HARMLESS = new Set([
  // What happens, and how.
  ...words('type kind status $error endpoint isStale hasHint isRenewing again version optionsVersion change view sort'),
  ...words('count page page_size order_type ordering unit_assignment date_range'),
  // What is identified, and when.
  ...words('id orderId order_id order_code serial itemCode jobNumber job_number stock_code sales_order_number'),
  ...words('order_date request_date reservedDate deliveryDate reservedAt releasedAt last_refresh'),
  ...words('delivery_state ship_state code display salesOrderNumber issued_units'),
  // What a transformer is like.
  ...words('condition phase kva_rating kvaRating primary_voltage secondary_voltage primaryVoltage secondaryVoltage'),
  ...words(
    'primary_voltage_kv secondary_voltage_kv impedence impedance impedance_pct taps tap_range_pct bil coil_type',
  ),
  ...words('bush_type bushingType bushing_type bush_config_description bushConfiguration sec_bush'),
  ...words('fusing fusing_description type_of_fluid oil_type oilType oil_volume oilVolume'),
  ...words(
    'oil_volume_liters unit_width unit_depth unit_height total_weight weight weight_lbs dim_w_in dim_d_in dim_h_in',
  ),
  ...words(
    'dimensions mfg_year unit_type unitType unit_status category transformerType coolingType priority file_type',
  ),
  ...words('match_score feature verdict points weight required actual badgeText badgeColor'),
  ...words('bushing_configuration bush_configuration fr3EstimatedGallons turnPullDetails'),
]);

/** What the query of an address may say; a sign-in's `code` is not among it. */
const HARMLESS_IN_ADDRESSES = new Set([
  ...words('page page_size sort direction view days job state status order order_type ordering'),
  ...words('unit_assignment date_range delivery_state'),
]);

export const isHarmlessInAddresses = (name: string): boolean => HARMLESS_IN_ADDRESSES.has(name);

/** Lists of what is identified, by the orders' ids. */
const BY_ORDER = 'pinnedUnits';

/** Which field a value of an object or list belongs to: places in lists and what stands by number count to their owner. */
export const fieldIn = (owner: string, key: string): string => (owner === BY_ORDER || /^\d+$/.test(key) ? owner : key);

/** Whether texts and numbers of this field may be kept; a verdict of the server ('taps' → 'tapsStatus') always may. */
export const isHarmless = (field: string): boolean =>
  field === BY_ORDER || HARMLESS.has(field) || field.endsWith('Status');
