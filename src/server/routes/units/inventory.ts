import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inventoryUnitSchema, type InventoryUnit } from '../../../contract/unit/inventoryUnit';
import { lastRefreshSchema } from '../../../contract/lastRefresh';
import { servableOrdersSchema } from '../../../contract/matching/servableOrders';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { paths } from '../../../contract/paths';
import { ordersForUnit } from '../../matching/ordersForUnit';
import type { LiveUnits } from '../../matching/liveUnits';
import type { Principal } from '../../access/principal';
import { toNamedRates } from '../../presenters/rates';
import { toInventoryUnit } from '../../presenters/units/inventoryUnit';
import type { FileAddress } from '../../presenters/units/unitFiles';
import type { ImportsRepository } from '../../repositories/imports';
import type { UnitFilesRepository } from '../../repositories/unitFiles/unitFiles';
import type { RatesRepository } from '../../repositories/rates';
import type { UnitOptionsRepository, UnitOptionsRow } from '../../repositories/units/unitOptions';
import type { OrdersRepository } from '../../repositories/orders/orders';
import type { UnitRow, UnitsRepository } from '../../repositories/units/units';
import { routeOf, type Api } from '../api';
import { NotFoundError } from '../problems';

export interface InventoryDependencies {
  readonly units: UnitsRepository;
  readonly orders: OrdersRepository;
  readonly unitOptions: UnitOptionsRepository;
  readonly imports: ImportsRepository;
  readonly rates: RatesRepository;
  readonly liveUnits: LiveUnits;
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
  readonly unitFiles: Pick<UnitFilesRepository, 'ofUnits'>;
}

const tags = ['Inventory'];
const NO_UNIT = 'There is no such unit.';
const itemCode = z.object({ itemCode: z.string() });

/** One unit of the inventory, the orders for which it is a candidate, and when the data last came in. */
export function registerInventory(app: Api, dependencies: InventoryDependencies): void {
  registerUnit(app, dependencies);
  registerOrdersForUnit(app, dependencies);
  registerLastRefresh(app, dependencies);
}

function registerUnit(app: Api, dependencies: InventoryDependencies): void {
  const { addressFor } = dependencies;
  const summary = 'One unit of the inventory';
  const schema = { summary, tags, params: itemCode, response: { 200: inventoryUnitSchema } };
  app.get(routeOf(paths.inventoryByCode, 'itemCode'), { schema }, (request, _reply, principal) =>
    readUnit(dependencies, request.params.itemCode, addressFor(request, principal)),
  );
}

/** A unit with what stands beside it. */
async function readUnit(
  { units, unitOptions, unitFiles, rates, liveUnits }: InventoryDependencies,
  serial: string,
  addressOf: FileAddress,
): Promise<InventoryUnit> {
  const today = liveUnits.rates();
  const row = await units.andMore(serial);
  if (row === undefined) throw new NotFoundError(NO_UNIT);
  const [options, filesOf] = await Promise.all([
    row.has_options ? unitOptions.ofUnit(serial) : undefined,
    unitFiles.ofUnits(row.has_files ? [serial] : []),
  ]);
  const optionsRates = await otherRates(rates, options, today);
  return toInventoryUnit(row, addressOf, options, filesOf.get(serial), today, optionsRates);
}

/** The rates of saved options, where they are not today's. */
async function otherRates(rates: RatesRepository, options: UnitOptionsRow | undefined, today: NamedRates) {
  if (options === undefined || options.rates_id === today.id) return null;
  return toNamedRates(options.rates_id === null ? undefined : await rates.byId(options.rates_id));
}

function registerOrdersForUnit(app: Api, { units, orders, liveUnits }: InventoryDependencies): void {
  const summary =
    'The open orders without a unit for which this unit is a candidate, best fit first, with the fit class and its gaps';
  const schema = { summary, tags, params: itemCode, response: { 200: servableOrdersSchema } };
  app.get(routeOf(paths.ordersForUnit, 'itemCode'), { schema }, async ({ params }) =>
    ordersForUnit(orders, await unitOf(units, params.itemCode), liveUnits.rates().values),
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
  if (row === undefined) throw new NotFoundError(NO_UNIT);
  return row;
}
