import { optional, required, type FileKind } from './columns';
import { choice, code, date, decimal, email, list, money, numberChoice, prose, text, whole, yesNo } from './formats';
import { STATE_CODES } from './stateCodes';

const inches = decimal(6, 2, '64.5');

const job = [
  required('order_code', 'The order; a row with a known code updates that order.', code, 'SO117204-1'),
  required('job_number', 'Job number; no two orders share one.', text(40), 'J58811'),
  optional('sales_order_number', 'Sales order the job belongs to.', text(40), 'SO117204'),
  required('order_type', 'Recondition or rewind.', choice(['RC', 'RW']), 'RC'),
  optional('order_date', 'Day the order was placed.', date, '2026-02-14'),
  optional('request_date', 'Day the customer wants delivery.', date, '2026-05-04'),
  optional('sale_price', 'Sale price.', money, '41250.00', { measure: 'US dollars' }),
  optional('issued_units', 'Units issued; above 0 the order is closed.', whole(0, 100_000), '0', { whenEmpty: 0 }),
  optional(
    'assigned_serial',
    'Unit assigned to the order; it must exist and serve no other order. What people reserved in the app stays: an empty cell leaves it, another unit is refused.',
    code,
    '557128315',
  ),
  optional('engineering_review', 'Engineering must look at it.', yesNo, 'false', { whenEmpty: false }),
  optional('unit_status', 'How far the unit is.', text(60), 'In Fabrication'),
] as const;

const people = [
  required('customer_name', 'Customer.', text(120), 'Copper Mesa Electric Cooperative'),
  optional('ship_city', 'City of delivery.', text(80), 'Mesa'),
  optional('ship_state', 'State or province of delivery.', choice(STATE_CODES, 'the two-letter postal codes'), 'AZ'),
  optional('sales_rep', 'Sales representative.', text(80), 'Dana Whitfield'),
  optional('sales_rep_emails', 'Addresses of sales; the first is the contact.', list(email), 'dana@specai.test', {
    whenEmpty: [],
  }),
] as const;

const electrical = [
  optional('phase', 'Phases.', numberChoice([1, 3]), '3'),
  optional('kva_rating', 'Power rating.', decimal(7, 2, '112.5', false), '1000', { measure: 'kVA' }),
  optional('primary_voltage_kv', 'Line-to-line kilovolts, or nameplate text.', text(80), '12.47', { measure: 'kV' }),
  optional('secondary_voltage_kv', 'Nameplate text, or kilovolts.', text(80), '480Y/277', { measure: 'V or kV' }),
  optional('impedance_pct', 'Impedance.', decimal(3, 3, '5.75'), '5.75', { measure: '%' }),
  optional('tap_range_pct', 'Tap range.', text(40), '+/-5%'),
  optional('bil', 'Basic impulse level of the primary.', decimal(5, 2, '95'), '95', { measure: 'kV' }),
  optional('bushing_type', 'Kind of primary bushings.', text(80), '200 A Well and Insert'),
  optional('bush_configuration', 'Feed and front.', text(80), 'Loop Feed Dead Front'),
  optional('sec_bush', 'Kind of secondary bushings.', text(80), '6-hole spade'),
  optional('fusing', 'Fusing.', text(80), 'Bay-O-Net w/ Isolation Link'),
  optional('coil_type', 'Winding material.', text(40), 'Copper'),
] as const;

const body = [
  optional('oil_type', 'Fluid.', text(40), 'FR3'),
  optional('oil_volume_liters', 'Fluid volume.', decimal(7, 2, '1325'), '1325', { measure: 'litres' }),
  optional('dim_w_in', 'Width.', inches, '89', { measure: 'inches' }),
  optional('dim_d_in', 'Depth.', inches, '59', { measure: 'inches' }),
  optional('dim_h_in', 'Height.', inches, '64', { measure: 'inches' }),
  optional('weight_lbs', 'Total weight.', decimal(8, 2, '8200'), '8200', { measure: 'pounds' }),
  optional('unit_type', 'Kind of transformer.', text(60), 'Three-Phase Pad'),
  optional('category', 'Intake category.', text(60), 'Surplus'),
] as const;

const stock = [
  optional('stock_code', 'Stock code.', text(60), 'TP1000-1247-RC'),
  optional('stock_code_desc', 'Transformer type as people read it.', text(200), '1000KVA Three-Phase Pad'),
  optional(
    'stock_code_long_desc',
    'The same at length.',
    text(500),
    '1000KVA Three-Phase Pad, 12470GRDY/7200-480Y/277',
  ),
  optional('warehouse', 'Warehouse code.', text(20), 'PHX'),
  optional('warehouse_desc', 'Warehouse.', text(120), 'Phoenix, AZ'),
  optional('notes', 'What sales wrote.', prose(64_000), 'Ship with pressure relief device.'),
  optional('formatted_notes', 'The notes as they are laid out for reading.', prose(64_000), 'NOTES'),
] as const;

/** The orders file: one row per job order with the customer's requirement. */
export const orderFile: FileKind = {
  table: 'orders',
  key: 'order_code',
  unique: ['job_number', 'assigned_serial'],
  columns: [...job, ...people, ...electrical, ...body, ...stock],
};
