/** What a sample row may hold in a column; null is an empty cell, a list is joined with ';' in CSV. */
export type Cell = string | number | boolean | null | readonly string[];

/** A row of the orders file (docs/data.md says what each column means). */
export interface SampleOrder {
  order_code: string;
  job_number: string;
  sales_order_number: string | null;
  customer_name: string;
  ship_city: string | null;
  ship_state: string | null;
  /** ISO 8601 calendar dates. */
  order_date: string | null;
  request_date: string | null;
  sales_rep: string | null;
  sales_rep_emails: readonly string[];
  order_type: 'RC' | 'RW';
  /** US dollars, two decimals. */
  sale_price: string | null;
  issued_units: number;
  assigned_serial: string | null;
  engineering_review: boolean;
  unit_status: string | null;
  stock_code: string | null;
  stock_code_desc: string | null;
  stock_code_long_desc: string | null;
  notes: string | null;
  formatted_notes: string | null;
  warehouse: string | null;
  warehouse_desc: string | null;
  phase: number | null;
  kva_rating: number | null;
  primary_voltage_kv: string | null;
  secondary_voltage_kv: string | null;
  impedance_pct: number | null;
  tap_range_pct: string | null;
  bushing_type: string | null;
  bush_configuration: string | null;
  fusing: string | null;
  oil_type: string | null;
  oil_volume_liters: number | null;
  dim_w_in: number | null;
  dim_d_in: number | null;
  dim_h_in: number | null;
  weight_lbs: number | null;
  unit_type: string | null;
  category: string | null;
  sec_bush: string | null;
  bil: number | null;
  coil_type: string | null;
}

/** A row of the units file (docs/data.md says what each column means). */
export interface SampleUnit {
  serial: string;
  condition: 'RC' | 'RW';
  phase: number;
  kva_rating: number;
  primary_voltage: string;
  secondary_voltage: string;
  primary_bil_kv: number | null;
  impedance_pct: number | null;
  taps: string | null;
  bush_type: string | null;
  bush_config_description: string | null;
  fusing_description: string | null;
  type_of_fluid: string | null;
  oil_volume_gal: number | null;
  width_in: number | null;
  depth_in: number | null;
  height_in: number | null;
  weight_lbs: number | null;
  warehouse_desc: string | null;
  manufacturer: string | null;
  mfg_year: number | null;
  cooling_class: string | null;
  winding_material: string | null;
  unit_type: string | null;
  category: string | null;
  cabinet_condition: 'good' | 'replace';
  tank_condition: 'good' | 'replace';
  fab_notes: string | null;
  comments: string | null;
  /** US dollars, two decimals. */
  unit_cost: string;
  labor_cost: string;
  materials_cost: string;
  list_price: string | null;
  fr3_fill_cost: string;
  turn_pull_cost: string;
  feed_conversion_cost: string;
  replacement_cabinet_cost: string;
  retank_cost: string;
  pictures: readonly string[];
  documents: readonly string[];
}
