import type { ImportFile } from '../../contract/import/files';
import type { FieldGroup } from '../../contract/records/records';
import type { Permission } from '../access/access';

const STOCK: readonly string[] = [
  ...['category', 'warehouse_desc', 'cabinet_condition', 'tank_condition', 'fab_notes', 'comments'],
];
const COSTS: readonly string[] = [
  ...['unit_cost', 'labor_cost', 'materials_cost', 'list_price', 'fr3_fill_cost', 'turn_pull_cost'],
  ...['feed_conversion_cost', 'replacement_cabinet_cost', 'retank_cost'],
];
const SALES: readonly string[] = [
  ...['job_number', 'sales_order_number', 'order_date', 'request_date', 'sale_price', 'engineering_review'],
  ...['unit_status', 'customer_name', 'ship_city', 'ship_state', 'sales_rep', 'sales_rep_emails'],
  ...['stock_code', 'stock_code_desc', 'stock_code_long_desc', 'warehouse', 'warehouse_desc', 'notes'],
  'formatted_notes',
];
/** Numbers that name a record, and fields with separate actions: reservations, deliveries, photos and documents. */
const FIXED: readonly string[] = [
  ...['serial', 'order_code', 'assigned_serial', 'issued_units', 'pictures', 'photos', 'documents'],
];

/** The group of a column of the import; null if people do not correct it. */
export function groupOf(file: ImportFile, name: string): FieldGroup | null {
  if (FIXED.includes(name)) return null;
  if (file === 'orders') return SALES.includes(name) ? 'sales' : 'requirement';
  if (COSTS.includes(name)) return 'costs';
  return STOCK.includes(name) ? 'stock' : 'nameplate';
}

const WHO: Readonly<Record<FieldGroup, Permission>> = {
  nameplate: 'correctUnits',
  stock: 'correctUnits',
  costs: 'correctCosts',
  sales: 'correctOrders',
  requirement: 'correctRequirements',
};

export const permissionFor = (group: FieldGroup): Permission => WHO[group];

/** Permission to add a record; its costs need their own permission as well. */
export const ADDING = { units: 'correctUnits', orders: 'correctOrders' } as const satisfies Record<
  ImportFile,
  Permission
>;

/** Corrections that change fit or money need a reason. */
export const needsReason = (group: FieldGroup, name: string): boolean =>
  group === 'nameplate' || group === 'costs' || group === 'requirement' || name === 'sale_price';
