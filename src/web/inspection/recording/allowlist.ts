const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * The fields whose texts and numbers a recording keeps. Redaction replaces all others: any of them could hold a person's
 * name, a note, a price or an address, now or later.
 */
const ALLOWED_FIELDS = new Set([
  // Events and requests.
  ...words('type kind status $error endpoint isStale hasHint isRenewing again version optionsVersion change view sort'),
  ...words('count page page_size order_type ordering unit_assignment date_range'),
  // Ids and dates.
  ...words('id orderId order_id order_code serial itemCode jobNumber job_number stock_code sales_order_number'),
  ...words('order_date request_date reservedDate deliveryDate reservedAt releasedAt last_refresh'),
  ...words('delivery_state ship_state code display salesOrderNumber issued_units'),
  // Specifications of transformers.
  ...words('condition phase kva_rating kvaRating primary_voltage secondary_voltage primaryVoltage secondaryVoltage'),
  ...words(
    'primary_voltage_kv secondary_voltage_kv impedence impedance impedance_pct taps tap_range_pct bil coil_type',
  ),
  ...words('bush_type bushingType bushing_type bush_config_description bushConfiguration sec_bush secondaryBushings'),
  ...words('winding_material windingMaterial work constraint accepted_constraints'),
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

/** The query parameters that a recording keeps. A sign-in's `code` must not be among them. */
const ALLOWED_PARAMETERS = new Set([
  ...words('page page_size sort direction view days job state status order order_type ordering'),
  ...words('unit_assignment date_range delivery_state'),
]);

export const isAllowedParameter = (name: string): boolean => ALLOWED_PARAMETERS.has(name);

/** They hold serials, or words of the contract, by the ids of orders: { '7': ['IC-1001'] }. */
const BY_ORDER: ReadonlySet<string> = new Set(['pinnedUnits', 'acceptedConstraints']);

/** The field that a value belongs to: list items and values under a numeric key belong to the field that holds them. */
export const fieldIn = (owner: string, key: string): string => (BY_ORDER.has(owner) || /^\d+$/.test(key) ? owner : key);

/** Whether a recording keeps texts and numbers of this field; verdicts of the server ('taps' → 'tapsStatus') always. */
export const isAllowedField = (field: string): boolean =>
  BY_ORDER.has(field) || ALLOWED_FIELDS.has(field) || field.endsWith('Status');
