import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  inventoryFacetsSchema,
  inventoryExportQuerySchema,
  inventoryQuerySchema,
  inventorySelectionSchema,
} from '../../../contract/inventory/inventoryQuery';
import { inventoryListSchema } from '../../../contract/inventory/inventoryList';
import { paths } from '../../../contract/paths';
import { INVENTORY_PAGE_SIZE } from '../../../domain/limits';
import { exportedUnits, type LiveUnits } from '../../matching/liveUnits';
import type { Principal } from '../../access/principal';
import { inventoryCsv } from '../../presenters/csv';
import { toListedUnit } from '../../presenters/inventoryUnit';
import type { FileAddress } from '../../presenters/unitFiles';
import type { InventoryRepository } from '../../repositories/units/units';
import type { UnitFilesRepository } from '../../repositories/units/unitFiles';
import type { Api } from '../api';

export interface InventoryListDependencies {
  readonly inventory: InventoryRepository;
  readonly liveUnits: Pick<LiveUnits, 'page' | 'facets'>;
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
  readonly unitFiles: Pick<UnitFilesRepository, 'ofUnits'>;
}

const tags = ['Inventory'];

export function registerInventoryList(app: Api, dependencies: InventoryListDependencies): void {
  registerPages(app, dependencies);
  registerFacets(app, dependencies);
  registerExport(app, dependencies);
}

function registerPages(app: Api, { inventory, liveUnits, unitFiles, addressFor }: InventoryListDependencies): void {
  const summary = 'Lists units, free and reserved: filtered, sorted, one page at a time';
  const schema = { summary, tags, querystring: inventoryQuerySchema, response: { 200: inventoryListSchema } };
  app.get(paths.inventory, { schema }, async (request, _reply, principal) => {
    const { page = '1', page_size = INVENTORY_PAGE_SIZE, ...selection } = request.query;
    const size = Number(page_size);
    const { serials, count } = liveUnits.page(selection, (Number(page) - 1) * size, size);
    const [rows, filesOf] = await Promise.all([inventory.listed(serials), unitFiles.ofUnits(serials)]);
    const addressOf = addressFor(request, principal);
    return { results: rows.map((row) => toListedUnit(row, addressOf, filesOf.get(row.serial))), count };
  });
}

function registerFacets(app: Api, { liveUnits }: InventoryListDependencies): void {
  const summary = 'The values of each facet, with how many units have them, all other facets standing';
  const schema = { summary, tags, querystring: inventorySelectionSchema, response: { 200: inventoryFacetsSchema } };
  app.get(paths.inventoryFacets, { schema }, ({ query }) => ({ results: liveUnits.facets(query) }));
}

/** Untyped: streamed. */
const text: z.ZodMiniType = z.string();
const csv = {
  description: 'The units; X-Total-Count says how many. UTF-8 with a byte order mark.',
  content: { 'text/csv': { schema: text } },
};

/** A failed fetch breaks the connection. */
function registerExport(app: Api, { inventory, liveUnits }: InventoryListDependencies): void {
  const summary = 'All units of a filtered and sorted list as one CSV file';
  const schema = { summary, tags, querystring: inventoryExportQuerySchema, response: { 200: csv } };
  app.get(paths.inventoryExport, { schema }, async ({ method, query, log }, reply, { permissions }) => {
    const { count, batches } = await exportedUnits(inventory, liveUnits, query);
    // Fastify would read the whole stream for a HEAD.
    const file = Readable.from(method === 'HEAD' ? [] : inventoryCsv(batches, permissions));
    file.on('error', (err) => log.error({ err }, 'file broke off'));
    return reply.headers(headersOf(count)).send(file);
  });
}

const headersOf = (count: number) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="inventory.csv"',
  'x-total-count': count,
});
