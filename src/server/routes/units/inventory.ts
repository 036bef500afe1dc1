import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import { contentionQuerySchema, contentionSchema } from '../../../contract/matching/contention';
import { paths } from '../../../contract/paths';
import { toContention } from '../../presenters/orders';
import type { LiveUnits } from '../../matching/liveUnits';
import type { ContentionRepository } from '../../repositories/orderMatches';
import { type Api, routeOf, ConflictError, NotFoundError, PreconditionRequiredError } from '../api';
import type { On } from '../../repositories/unitOfWork';
import {
  unitOptionsSavedSchema,
  unitOptionsHeadersSchema,
  unitOptionsRequestSchema,
  inventoryUnitSchema,
  type InventoryUnit,
} from '../../../contract/unit/inventoryUnit';
import { toOptionColumns, toInventoryUnit } from '../../presenters/inventoryUnit';
import type { UnitOptionsRepository, UnitOptionsRow } from '../../repositories/units/unitOptions';
import type { UnitsRepository, UnitRow, RetirementRepository } from '../../repositories/units/units';
import { lastRefreshSchema } from '../../../contract/lastRefresh';
import { servableOrdersSchema } from '../../../contract/matching/servableOrders';
import type { NamedRates } from '../../../contract/rates/rateSets';
import { ordersForUnit } from '../../matching/requirementOfOrder';
import type { Principal } from '../../access/principal';
import { toNamedRates } from '../../presenters/estimates';
import type { FileAddress } from '../../presenters/unitFiles';
import type { ImportsRepository } from '../../repositories/importProfiles';
import type { UnitFilesRepository } from '../../repositories/units/unitFiles';
import type { RatesRepository } from '../../repositories/rates';
import type { OrdersRepository } from '../../repositories/orders/orders';

export function registerContention(
  app: Api,
  contention: ContentionRepository,
  liveUnits: Pick<LiveUnits, 'rates'>,
): void {
  const summary = 'For which other open orders these units are the best, and what those would fall back to';
  const schema = {
    summary,
    tags: ['Matching'],
    querystring: contentionQuerySchema,
    response: { 200: contentionSchema },
  };
  app.get(paths.contention, { schema }, async ({ query: { serials, order } }) => {
    const asked = contention.among(serials.split(','), order === undefined ? null : Number(order));
    const [rows, isJudging] = await Promise.all([asked, contention.isJudging()]);
    return { units: toContention(rows, liveUnits.rates().values), is_judging: isJudging };
  });
}

export interface UnitOptionsDependencies {
  readonly on: On<{ readonly unitOptions: UnitOptionsRepository; readonly units: UnitsRepository }>;
  readonly liveUnits: LiveUnits;
}

const STALE = 'Another user has saved other options of this unit since you loaded them.';
const NO_VERSION = 'Send the unit\'s optionsVersion as If-Match: "<version>" to say which version you change.';

export function registerUnitOptions(app: Api, { on, liveUnits }: UnitOptionsDependencies): void {
  const schema = {
    summary: 'Saves the options of a unit',
    description: 'If-Match names the version that the saver loaded: the optionsVersion of the unit in quotation marks.',
    tags: ['Inventory'],
    params: z.object({ itemCode: z.string() }),
    headers: unitOptionsHeadersSchema,
    body: unitOptionsRequestSchema,
    response: { 200: unitOptionsSavedSchema },
  };
  const config = { needs: 'editOptions', problems: [409, 428] } as const;
  app.put(routeOf(paths.unitOptions, 'itemCode'), { config, schema }, async (request, _reply, by) => {
    const { itemCode: serial } = request.params;
    const { unitOptions, units } = on(request.db);
    const version = versionOf(request.headers['if-match']);
    if ((await units.bySerial(serial)) === undefined) throw new NotFoundError('There is no such unit.');
    const { todaysRates, ...options } = request.body;
    const rates = { today: liveUnits.rates().id, isAnew: todaysRates === true };
    const optionsVersion = await unitOptions.save({ serial, values: toOptionColumns(options), rates, version, by });
    if (optionsVersion === null) throw new ConflictError(STALE);
    request.log.info({ itemCode: serial, optionsVersion }, 'unit options saved');
    return { optionsVersion };
  });
}

function versionOf(tag: string | undefined): number {
  if (tag === undefined) throw new PreconditionRequiredError(NO_VERSION);
  return Number(tag.slice(1, -1));
}

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

/** If they are not today's. */
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

export interface RetirementDependencies {
  readonly retirement: RetirementRepository;
  readonly units: UnitsRepository;
  readonly orders: OrdersRepository;
}

const config = { needs: 'bringBack' } as const;

export function registerRetirement(app: Api, on: On<RetirementDependencies>): void {
  const unit = {
    summary: 'Brings a retired unit back: it is matched and listed again',
    tags: ['Inventory'],
    params: z.object({ itemCode: z.string() }),
    response: { 204: z.null() },
  };
  app.delete(routeOf(paths.unitRetirement, 'itemCode'), { config, schema: unit }, async (request, reply, by) => {
    const { retirement, units } = on(request.db);
    const row = await units.bySerial(request.params.itemCode);
    if (row === undefined) throw new NotFoundError('There is no such unit.');
    if (await retirement.bringBackUnit(row.serial, by)) request.log.info({ serial: row.serial }, 'unit brought back');
    return reply.code(204).send(null);
  });

  const order = {
    summary: 'Brings a retired order back: it is open again',
    tags: ['Orders'],
    params: z.object({ orderId: z.string() }),
    response: { 204: z.null() },
  };
  app.delete(routeOf(paths.orderRetirement, 'orderId'), { config, schema: order }, async (request, reply, by) => {
    const { retirement, orders } = on(request.db);
    const row = await orders.byId(request.params.orderId);
    if (row === undefined) throw new NotFoundError('There is no such order.');
    if (await retirement.bringBackOrder(row.id, by)) request.log.info({ orderId: row.id }, 'order brought back');
    return reply.code(204).send(null);
  });
}
