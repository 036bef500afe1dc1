import * as z from 'zod/mini';
import { inventoryUnitSchema } from '../../contract/unit/inventoryUnit';
import { lastRefreshSchema } from '../../contract/lastRefresh';
import { paths } from '../../contract/paths';
import { toInventoryUnit } from '../presenters/inventoryUnit';
import type { FileAddress } from '../presenters/unitFiles';
import type { ImportsRepository } from '../repositories/imports';
import type { UnitOptionsRepository } from '../repositories/unitOptions';
import type { UnitsRepository } from '../repositories/units';
import { NotFoundError, routeOf, type Api } from './api';

export interface InventoryDependencies {
  readonly units: UnitsRepository;
  readonly unitOptions: UnitOptionsRepository;
  readonly imports: ImportsRepository;
  readonly addressOf: FileAddress;
}

const tags = ['Inventory'];
const itemCode = z.object({ itemCode: z.string() });

/** One unit of the inventory, and when the data last came in. */
export function registerInventory(app: Api, { units, unitOptions, imports, addressOf }: InventoryDependencies): void {
  const unitCall = {
    summary: 'One unit of the inventory',
    tags,
    params: itemCode,
    response: { 200: inventoryUnitSchema },
  };
  app.get(routeOf(paths.inventoryByCode, 'itemCode'), { schema: unitCall }, async ({ params }) => {
    const row = await units.bySerial(params.itemCode);
    if (row === undefined) throw new NotFoundError('There is no such unit.');
    return toInventoryUnit(row, addressOf, await unitOptions.ofUnit(row.serial));
  });
  const refreshCall = { summary: 'When the data last came in', tags, response: { 200: lastRefreshSchema } };
  app.get(paths.lastRefresh, { schema: refreshCall }, async () => {
    const at = await imports.lastFinishedAt();
    return { last_refresh: at?.toISOString() ?? null };
  });
}
