import * as z from 'zod/mini';
import { inventoryUnitSchema } from '../../../contract/unit/inventoryUnit';
import { lastRefreshSchema } from '../../../contract/lastRefresh';
import { servableOrdersSchema } from '../../../contract/matching/servableOrders';
import { paths } from '../../../contract/paths';
import { ordersForUnit } from '../../matching/ordersForUnit';
import { toInventoryUnit } from '../../presenters/units/inventoryUnit';
import type { FileAddress } from '../../presenters/units/unitFiles';
import type { ImportsRepository } from '../../repositories/imports';
import type { UnitFilesRepository } from '../../repositories/unitFiles/unitFiles';
import type { UnitOptionsRepository } from '../../repositories/units/unitOptions';
import type { OrdersRepository } from '../../repositories/orders/orders';
import type { UnitRow, UnitsRepository } from '../../repositories/units/units';
import { NotFoundError, routeOf, type Api } from '../api';

export interface InventoryDependencies {
  readonly units: UnitsRepository;
  readonly orders: OrdersRepository;
  readonly unitOptions: UnitOptionsRepository;
  readonly imports: ImportsRepository;
  readonly addressOf: FileAddress;
  readonly unitFiles: Pick<UnitFilesRepository, 'ofUnits'>;
}

const tags = ['Inventory'];
const itemCode = z.object({ itemCode: z.string() });

/** One unit of the inventory, the orders that it could serve, and when the data last came in. */
export function registerInventory(app: Api, dependencies: InventoryDependencies): void {
  registerUnit(app, dependencies);
  registerOrdersForUnit(app, dependencies);
  registerLastRefresh(app, dependencies);
}

function registerUnit(app: Api, { units, unitOptions, unitFiles, addressOf }: InventoryDependencies): void {
  const summary = 'One unit of the inventory';
  const schema = { summary, tags, params: itemCode, response: { 200: inventoryUnitSchema } };
  app.get(routeOf(paths.inventoryByCode, 'itemCode'), { schema }, async ({ params }) => {
    const row = await unitOf(units, params.itemCode);
    const [options, filesOf] = await Promise.all([unitOptions.ofUnit(row.serial), unitFiles.ofUnits([row.serial])]);
    return toInventoryUnit(row, addressOf, options, filesOf.get(row.serial));
  });
}

function registerOrdersForUnit(app: Api, { units, orders }: InventoryDependencies): void {
  const summary = 'The open orders without a unit that this unit could serve, best first';
  const schema = { summary, tags, params: itemCode, response: { 200: servableOrdersSchema } };
  app.get(routeOf(paths.ordersForUnit, 'itemCode'), { schema }, async ({ params }) =>
    ordersForUnit(orders, await unitOf(units, params.itemCode)),
  );
}

function registerLastRefresh(app: Api, { imports }: InventoryDependencies): void {
  const schema = { summary: 'When the data last came in', tags, response: { 200: lastRefreshSchema } };
  app.get(paths.lastRefresh, { schema }, async () => {
    const at = await imports.lastFinishedAt();
    return { last_refresh: at?.toISOString() ?? null };
  });
}

async function unitOf(units: UnitsRepository, code: string): Promise<UnitRow> {
  const row = await units.bySerial(code);
  if (row === undefined) throw new NotFoundError('There is no such unit.');
  return row;
}
