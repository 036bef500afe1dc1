import { WORK_WORDS } from '../../../../domain/vocabulary/conditionWords';
import { JUDGED, optional, required, PHASING, type FileKind } from './columns';
import {
  choice,
  code,
  inventoryCode,
  date,
  decimal,
  email,
  list,
  money,
  numberChoice,
  prose,
  state,
  text,
  whole,
  yesNo,
} from './formats';
import { describedColumns } from '../stated/description';
import { partsOf } from './parts';
import { STATE_CODES } from './states';
import { requiredVoltage } from './voltages';

const inches = decimal(6, 2, '64.5');

const job = [
  required('order_code', 'The order; a row with a known code updates that order.', code, 'SO117204-1', {
    also: 'Order, Order Ref, Order Reference, Order Line, Order #, Order ID, Order Number, Job Order',
    likely: 'PO Line, PO Number, PO #, PO, Req #, Req, Request, Request #, Ref, Ref #, Requisition #',
  }),
  required('job_number', 'Job number; no two orders share one.', text(40), 'J58811', {
    also: 'Job, Job #, Job ID, Job Ref, Job Ticket, Shop Job, Shop Ticket, Work Ticket',
    likely: 'Ticket, Ticket #, Work Order, Work Order #, WO, WO #, Traveler, Traveler #',
  }),
  optional('sales_order_number', 'Sales order the job belongs to.', text(40), 'SO117204', {
    also: 'SO, SO #, Sales Order, Sales Order #',
  }),
  required('order_type', 'Recondition or rewind.', choice(['RC', 'RW']), 'RC', {
    also: 'Job Type, Order Type, Work Type, Scope of Work, RC/RW, RC or RW, Recondition/Rewind',
    words: WORK_WORDS,
  }),
  optional('order_date', 'Day the order was placed.', date, '2026-02-14', {
    also: "Ordered, Date Ordered, Date Placed, Order Placed, Order Rec'd, Order Received, Date Received",
    likely: 'Ordered On, Entered, Entered On, Date Entered, Date In, Booked, Booked On',
  }),
  optional('request_date', 'Day the customer wants delivery.', date, '2026-05-04', {
    also: 'Delivery Date, Due, Due Date, Date Due, Need By, Need Date, Required Date, Requested, Requested Date, Request Ship Date, Req Date, Promise Date, Promise, Promised, Wanted, Wanted By, Date Wanted, Date Required, Date Needed, Required By, Needed By, Required on Site',
    likely:
      'Need, When, ETA, ETA Date, When Needed, Want, Want Date, Needed, Needed on Site, Deliver By, Deliver On, Delivery By, Deliver, Ship By, Ship On or Before',
  }),
  optional('sale_price', 'Sale price.', money, '41250.00', {
    measure: 'US dollars',
    also: 'Price, Sell, Sell Price, Selling Price, Sales Price, Order Price, Unit Price, Agreed Price',
    likely:
      'Net Price, Our Price, Quoted Price, Contract Price, Contract Amount, Price Each, Amount, PO Amount, Order Amount',
  }),
  optional('issued_units', 'Units issued; above 0 the order is closed.', whole(0, 100_000), '0', {
    whenEmpty: 0,
    also: 'Issued, Qty Issued, Units Issued',
  }),
  optional(
    'assigned_serial',
    'Unit assigned to the order; it must exist and be assigned to no other order. What people reserved in the app stays: an empty cell leaves it, another unit is refused.',
    inventoryCode,
    '557128315',
    { also: 'Unit Assigned, Assigned Unit, Assigned IC, Assigned IC #, IC, IC #, Serial, Serial #' },
  ),
  optional('engineering_review', 'Engineering must look at it.', yesNo, 'false', {
    whenEmpty: false,
    also: 'Eng Review, Needs Engineering, Engineering',
  }),
  optional('unit_status', 'How far the unit is.', text(60), 'In Fabrication', { also: 'Status, Job Status' }),
];

const people = [
  required('customer_name', 'Customer.', text(120), 'Copper Mesa Electric Cooperative', {
    also: 'Customer, Cust, Cust Name, Client, Sold To',
    likely:
      'Co-op, Coop, Cooperative, Member, Owner, Requester, Requested By, Utility, Buyer, Purchaser, Company, Account Name',
  }),
  optional('ship_city', 'City of delivery.', text(80), 'Mesa', {
    also: 'City, Town, Ship To City, Delivery City, Shipping City, Destination City',
    likely: 'Site City, Job City, Project City',
  }),
  optional('ship_state', 'State or province of delivery.', state(STATE_CODES), 'AZ', {
    also: 'State, ST, Ship To State, Delivery State, Shipping State, Province, State/Province, Ship St, Destination State',
    likely: 'Site State, Job State, Project State',
  }),
  optional('sales_rep', 'Sales representative.', text(80), 'Dana Whitfield', {
    also: 'Salesperson, Sales Person, Salesman, Rep',
  }),
  optional('sales_rep_emails', 'Addresses of sales; the first is the contact.', list(email), 'dana@specai.test', {
    whenEmpty: [],
    also: 'Sales Email, Rep Email, Email, Emails, Salesperson Email, Sales Rep Email',
  }),
];

const electrical = [
  optional('phase', 'Phases.', numberChoice([1, 3]), '3', {
    also: 'Phases, Ph, # Phases, Number of Phases, No. of Phases, N Phases, Num Phases, Phase Count, Phase Designation, Phasing, Phases Connected, Phase Code, Ø, # Ø',
    words: PHASING,
  }),
  optional('kva_rating', 'Power rating.', decimal(7, 2, '112.5', false), '1000', {
    measure: 'kVA',
    also: 'kVA, MVA, Rating, Capacity, Capacity KVA, KVA Base, Base KVA, Rated KVA, Rated, Rating Capacity, Rated Capacity, Transformer Size, Size, KVA Size, Power, Power Rating, Rated Power, Nameplate KVA, Nominal Power',
  }),
  optional('primary_voltage_kv', 'Line-to-line kilovolts, or nameplate text.', requiredVoltage, '12.47', {
    measure: 'kV',
    also: 'HV, Pri LL, Pri L-L, Pri Line-to-Line, Primary LL, Primary L-L, Primary Line-to-Line, HV LL, HV L-L, Pri Volt, Pri Volts, Pri Voltage, Primary, Primary Volts, Primary Voltage, High Voltage, HV Nominal Voltage, HV Voltage, HV Volts, High Voltage Volts, HV Rating, HV Rated Voltage, High Voltage Rating, High Line Voltage, High Side Voltage, Primary Voltage Rating, Primary Rated Voltage, Nominal Primary Voltage, V1n, Uhv, From Nom, Pri, H Winding, H Winding Voltage, High Side, HV Side, Primary Side, Hi, High, Hi Volt, Hi Volts, Hi Voltage, Hi Side, High V, Hi V, Pri V',
  }),
  optional('secondary_voltage_kv', 'Nameplate text, or kilovolts.', requiredVoltage, '480Y/277', {
    measure: 'V or kV',
    also: 'LV, Sec LL, Sec L-L, Sec Line-to-Line, Secondary LL, Secondary L-L, Secondary Line-to-Line, LV LL, LV L-L, Sec Volt, Sec Volts, Sec Voltage, Secondary, Secondary Volts, Secondary Voltage, Low Voltage, LV Nominal Voltage, LV Voltage, LV Volts, Low Voltage Volts, LV Rating, LV Rated Voltage, Low Voltage Rating, Low Line Voltage, Low Side Voltage, Secondary Voltage Rating, Secondary Rated Voltage, Nominal Secondary Voltage, V2n, Ulv, To Nom, Sec, X Winding, X Winding Voltage, Low Side, LV Side, Secondary Side, Lo, Low, Lo Volt, Lo Volts, Lo Voltage, Lo Side, Low V, Lo V, Sec V',
  }),
  optional('impedance_pct', 'Impedance.', decimal(3, 3, '5.75'), '5.75', {
    measure: '%',
    also: 'Z, uk, ukr, %Z, Z %, Impedance, Imp, %Imp, IZ, %IZ, % Impedance, Impedance %, Impedance Percent, Rated Impedance',
  }),
  optional('tap_range_pct', 'Tap range.', text(40), '+/-5%', {
    also: 'Taps, Tap Range, Tap, Tap Config, Tap Configuration, Taps Configuration, Tap Setting, Tap Settings, Tap Changer, Tap Chgr, Tap Chg, HV Taps, Primary Taps, Tap Voltages',
  }),
  optional('bil', 'Basic impulse level of the primary.', decimal(5, 2, '95'), '95', {
    measure: 'kV',
    also: 'Primary BIL, Pri BIL, BIL kV, HV BIL, BIL HV, High Voltage BIL',
  }),
  optional('bushing_type', 'Kind of primary bushings.', text(80), '200 A Well and Insert', {
    also: 'Bushings, Bushing, Bush Type, Primary Bushings, HV Bushings',
  }),
  optional('bush_configuration', 'Feed and front.', text(80), 'Loop Feed Dead Front', {
    also: 'Bushing Configuration, Bush Config, Bushing Config, Configuration, Feed and Front, Feed/Front, Front/Feed',
    likely: 'Config',
  }),
  optional('sec_bush', 'Kind of secondary bushings.', text(80), '6-hole spade', {
    also: 'Secondary Bushings, Sec Bushings, Sec Bushing, LV Bushings',
  }),
  optional('fusing', 'Fusing.', text(80), 'Bay-O-Net w/ Isolation Link', { also: 'Fuse, Fuses, Fusing Description' }),
  optional('coil_type', 'Winding material.', text(40), 'Copper', {
    also: 'Coil, Coils, Winding, Windings, Winding Material, Winding Type, Coil Material, Conductor, Conductor Material, Winding Matl, Wdg Matl, Wdg Material, Wdg, Wdgs',
  }),
];

const body = [
  optional('oil_type', 'Fluid.', text(40), 'FR3', {
    also: 'Oil, Fluid, Fluid Type, Type of Fluid, Type of Oil, Liquid, Liquid Type, Insulating Liquid, Insulating Fluid, Insulating Oil, Dielectric Fluid, Coolant, Fluid Code, Fluid CD, Oil Code',
  }),
  optional('oil_volume_liters', 'Fluid volume.', decimal(7, 2, '1325'), '1325', {
    measure: 'litres',
    also: 'Oil Volume, Fluid Volume, Liquid Volume, Liquid Qty, Liquid Quantity, Oil L, Oil Gal, Fluid L, Fluid Gal, Oil Qty, Oil Vol, Fluid Vol, Fluid Qty, Fluid Quantity, Oil Quantity, Gallons, Gal, Gals, Liters, Litres, Oil Gallons, Oil Liters, Fluid Gallons, Gallons of Oil, Liters of Oil, Oil Content, Fluid Content, Oil Contents, Oil Amount, Oil Capacity, Fluid Capacity',
  }),
  optional('dim_w_in', 'Width.', inches, '89', {
    measure: 'inches',
    also: 'Width, W, Dim W, Wdth, Wd, Overall Width, Tank Width',
  }),
  optional('dim_d_in', 'Depth.', inches, '59', {
    measure: 'inches',
    also: 'Depth, D, Dim D, Dpth, Dp, Overall Depth, Tank Depth',
  }),
  optional('dim_h_in', 'Height.', inches, '64', {
    measure: 'inches',
    also: 'Height, H, Dim H, Hgt, Ht, Overall Height, Tank Height',
  }),
  optional('weight_lbs', 'Total weight.', decimal(8, 2, '8200'), '8200', {
    measure: 'pounds',
    also: 'Weight, Total Weight, Pounds, Lbs, Tot Weight, Gross Weight, Net Weight, Shipping Weight, Ship Weight, Weight Total, Mass, Total Mass, Weight w/ Oil, Weight with Oil, Weight incl Oil, Weight w/ Fluid, Weight with Fluid, Filled Weight',
  }),
  optional('unit_type', 'Kind of transformer.', text(60), 'Three-Phase Pad', {
    also: 'Style, Kind, Transformer Type, XFMR Type, Mounting, Mount, Mounting Type',
  }),
  optional('category', 'Intake category.', text(60), 'Surplus', { also: 'Cat, Intake Category' }),
];

const stock = [
  optional('stock_code', 'Stock code.', text(60), 'TP1000-1247-RC', { also: 'Stock #, Stock, Item Code, SKU' }),
  optional('stock_code_desc', 'Transformer type as people read it.', text(200), '1000KVA Three-Phase Pad', {
    also: 'Stock Description, Stock Code Description, Description, Desc, Item Description',
  }),
  optional(
    'stock_code_long_desc',
    'The same at length.',
    text(500),
    '1000KVA Three-Phase Pad, 12470GRDY/7200-480Y/277',
    { also: 'Long Description, Long Desc, Stock Code Long Description' },
  ),
  optional('warehouse', 'Warehouse code.', text(20), 'PHX', { also: 'Warehouse Code, Whse, WH' }),
  optional('warehouse_desc', 'Warehouse.', text(120), 'Phoenix, AZ', { also: 'Warehouse Description, Warehouse Name' }),
  optional('notes', 'What sales wrote.', prose(64_000), 'Ship with pressure relief device.', {
    also: 'Note, Order Notes, Sales Notes, Special Notes, Special Instructions, Comments, Comment, Remarks, Memo, Crew Notes, Field Notes, Shop Notes, Job Notes',
  }),
  optional('formatted_notes', 'The notes as they are laid out for reading.', prose(64_000), 'NOTES'),
];

const places = [
  optional('ship_to', 'City and state of delivery in one column.', text(100), 'Mesa, AZ', {
    fills: ['ship_city', 'ship_state'],
    also: 'Ship To, Deliver To, Delivery To, Destination, Dest, City/State, City State',
  }),
  optional('own_number', 'Number of the order, by which its job is known, too.', text(40), 'W-5120', {
    fills: ['order_code', 'job_number'],
  }),
  optional('own_sales_order', 'Sales order of one job, by which the order is known.', text(40), 'SO117204', {
    fills: ['order_code', 'sales_order_number'],
  }),
];

export const orderFile: FileKind = {
  table: 'orders',
  key: 'order_code',
  unique: ['job_number', 'assigned_serial'],
  exported: ['Job Type', 'Issued Units', 'Unit Assigned'],
  workedOut: [{ header: 'Location', beside: 'Delivery State' }, { header: 'Type', beside: 'Job Type' }, ...JUDGED],
  parts: [
    ...partsOf({
      described: describedColumns('orders'),
      ...{ primary: 'primary_voltage_kv', secondary: 'secondary_voltage_kv' },
      ...{ bushings: 'bush_configuration', winding: 'coil_type', fluid: 'oil_type', volume: 'oil_volume_liters' },
      work: 'order_type',
      sizes: ['dim_h_in', 'dim_w_in', 'dim_d_in'],
    }),
    ...places,
  ],
  columns: [...job, ...people, ...electrical, ...body, ...stock],
};
