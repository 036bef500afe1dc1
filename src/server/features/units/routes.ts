import type { FastifyRequest } from 'fastify';
import { paths } from '../../../contract/paths';
import type { LiveUnits } from '../matching/liveUnits';
import {
  type Api,
  ConflictError,
  found,
  MISSING,
  noContent,
  routeOf,
  versionIn,
  withItemCode,
  withOrderId,
} from '../../http/api';
import type { On } from '../../db/unitOfWork';
import {
  unitOptionsSavedSchema,
  unitOptionsHeadersSchema,
  unitOptionsRequestSchema,
  inventoryUnitSchema,
  type InventoryUnit,
} from '../../../contract/units/inventoryUnit';
import { toOptionColumns, toInventoryUnit } from '../inventory/presenter';
import type { UnitOptionsRepository, UnitOptionsRow } from './unitOptions';
import type { UnitsRepository, RetirementRepository } from './repository';
import { lastRefreshSchema } from '../../../contract/lastRefresh';
import type { Kysely } from 'kysely';
import { retiredReason } from '../../db/retiredReason';
import type { Database } from '../../db/schema/schema';
import { servableOrdersSchema } from '../../../contract/matching/servableOrders';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { ordersForUnit } from '../matching/ordersForUnit';
import type { Principal } from '../../auth/principal';
import { toNamedRates } from '../rates/presenter';
import type { FileAddress } from '../files/presenter';
import type { ImportsRepository } from '../import/profiles/repository';
import type { UnitFilesRepository } from '../files/repository';
import type { RatesRepository } from '../rates/repository';
import type { OrdersRepository } from '../orders/repository';

export interface UnitOptionsDependencies {
  readonly on: On<{ readonly unitOptions: UnitOptionsRepository; readonly units: UnitsRepository }>;
  readonly liveUnits: LiveUnits;
}

const STALE = 'Someone else changed these options since you opened them.';
const NO_VERSION = 'Send the unit\'s optionsVersion as If-Match: "<version>" to say which version you change.';

export function registerUnitOptions(app: Api, { on, liveUnits }: UnitOptionsDependencies): void {
  const schema = {
    summary: 'Saves the options of a unit',
    description: 'If-Match names the version that the saver loaded: the optionsVersion of the unit in quotation marks.',
    ...{ tags: ['Inventory'], params: withItemCode, headers: unitOptionsHeadersSchema },
    ...{ body: unitOptionsRequestSchema, response: { 200: unitOptionsSavedSchema } },
  };
  const config = { needs: 'editOptions', problems: [409, 428] } as const;
  app.put(routeOf(paths.unitOptions, 'itemCode'), { config, schema }, async (request, _reply, by) => {
    const { itemCode: serial } = request.params;
    const { unitOptions, units } = on(request.db);
    const version = versionIn(request.headers, NO_VERSION);
    found(await units.bySerial(serial), MISSING.noUnit);
    const { todaysRates, ...options } = request.body;
    const rates = { today: liveUnits.rates().id, withTodaysRates: todaysRates === true };
    const optionsVersion = await unitOptions.save({ serial, values: toOptionColumns(options), rates, version, by });
    if (optionsVersion === null) throw new ConflictError(STALE);
    request.log.info({ itemCode: serial, optionsVersion }, 'unit options saved');
    return { optionsVersion };
  });
}

const tags = ['Inventory'];

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

export function registerInventory(app: Api, dependencies: InventoryDependencies): void {
  const { addressFor, units, orders, imports, liveUnits } = dependencies;
  const one = {
    summary: 'One unit of the inventory',
    ...{ tags, params: withItemCode, response: { 200: inventoryUnitSchema } },
  };
  app.get(routeOf(paths.inventoryByCode, 'itemCode'), { schema: one }, (request, _reply, principal) =>
    readUnit(dependencies, request.db, request.params.itemCode, addressFor(request, principal)),
  );

  const servable = {
    summary:
      'The open orders without a unit for which this unit is a candidate, best fit first, with the fit class and its gaps',
    ...{ tags, params: withItemCode, response: { 200: servableOrdersSchema } },
  };
  app.get(routeOf(paths.ordersForUnit, 'itemCode'), { schema: servable }, async ({ params }) => {
    const unit = found(await units.bySerial(params.itemCode), MISSING.noUnit);
    return ordersForUnit(orders, unit, liveUnits.rates().values);
  });

  const refreshed = { summary: 'When the data was last imported', tags, response: { 200: lastRefreshSchema } };
  app.get(paths.lastRefresh, { schema: refreshed }, async () => {
    const at = await imports.lastFinishedAt();
    return { last_refresh: at?.toISOString() ?? null };
  });
}

async function readUnit(
  { units, unitOptions, unitFiles, rates, liveUnits }: InventoryDependencies,
  db: Kysely<Database>,
  serial: string,
  addressOf: FileAddress,
): Promise<InventoryUnit> {
  const today = liveUnits.rates();
  const row = found(await units.andMore(serial), MISSING.noUnit);
  const [options, filesOf] = await Promise.all([
    row.has_options ? unitOptions.ofUnit(serial) : undefined,
    unitFiles.ofUnits(row.has_files ? [serial] : []),
  ]);
  const optionsRates = await otherRates(rates, options, today);
  const reason = await retiredReason(db, row);
  const unit = toInventoryUnit(row, addressOf, options, filesOf.get(serial), today, optionsRates);
  return { ...unit, ...(reason !== null && { retiredReason: reason }) };
}

/** If they are not today's. */
async function otherRates(rates: RatesRepository, options: UnitOptionsRow | undefined, today: NamedRates) {
  if (options === undefined || options.rates_id === today.id) return null;
  return toNamedRates(options.rates_id === null ? undefined : await rates.byId(options.rates_id));
}

export interface RetirementDependencies {
  readonly retirement: RetirementRepository;
  readonly units: UnitsRepository;
  readonly orders: OrdersRepository;
}

const config = { needs: 'bringBack' } as const;

export function registerRetirement(app: Api, on: On<RetirementDependencies>): void {
  const unit = {
    summary: 'Brings a retired unit back: it is matched and listed again',
    ...{ tags: ['Inventory'], params: withItemCode, response: noContent },
  };
  app.delete(routeOf(paths.unitRetirement, 'itemCode'), { config, schema: unit }, async (request, reply, by) => {
    const { retirement, units } = on(request.db);
    const { serial } = found(await units.bySerial(request.params.itemCode), MISSING.noUnit);
    if (await retirement.bringBackUnit(serial, by)) request.log.info({ serial }, 'unit brought back');
    return reply.code(204).send(null);
  });

  const order = {
    summary: 'Brings a retired order back: it is open again',
    ...{ tags: ['Orders'], params: withOrderId, response: noContent },
  };
  app.delete(routeOf(paths.orderRetirement, 'orderId'), { config, schema: order }, async (request, reply, by) => {
    const { retirement, orders } = on(request.db);
    const { id } = found(await orders.byId(request.params.orderId), MISSING.noOrder);
    if (await retirement.bringBackOrder(id, by)) request.log.info({ orderId: id }, 'order brought back');
    return reply.code(204).send(null);
  });
}
