import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { inventoryListSchema } from '../../../contract/inventory/inventoryList';
import {
  inventoryFacetsSchema,
  inventoryExportQuerySchema,
  inventoryQuerySchema,
  inventorySelectionSchema,
} from '../../../contract/inventory/inventoryQuery';
import { paths } from '../../../contract/paths';
import { INVENTORY_PAGE_SIZE } from '../../../domain/limits';
import type { Principal } from '../../auth/principal';
import type { Api } from '../../http/api';
import { csvResponse, sendCsv } from '../../http/sendCsv';
import type { FileAddress } from '../files/presenter';
import type { UnitFilesRepository } from '../files/repository';
import type { LiveUnits } from '../matching/liveUnits';
import type { InventoryRepository } from '../units/repository';
import { exportedUnits, inventoryCsv } from './inventoryExport';
import { toListedUnit } from './presenter';

export interface InventoryListDependencies {
  readonly inventory: InventoryRepository;
  readonly liveUnits: Pick<LiveUnits, 'page' | 'facets'>;
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
  readonly unitFiles: Pick<UnitFilesRepository, 'ofUnits'>;
}

const tags = ['Inventory'];

export function registerInventoryList(app: Api, dependencies: InventoryListDependencies): void {
  const { inventory, liveUnits, unitFiles, addressFor } = dependencies;
  const list = {
    summary: 'Lists units, free and reserved: filtered, sorted, one page at a time',
    ...{ tags, querystring: inventoryQuerySchema, response: { 200: inventoryListSchema } },
  };
  app.get(paths.inventory, { schema: list }, async (request, _reply, principal) => {
    const { page = '1', page_size = INVENTORY_PAGE_SIZE, ...selection } = request.query;
    const size = Number(page_size);
    const { serials, count, without } = liveUnits.page(selection, (Number(page) - 1) * size, size);
    const [rows, filesOf] = await Promise.all([inventory.listed(serials), unitFiles.ofUnits(serials)]);
    const addressOf = addressFor(request, principal);
    return {
      results: rows.map((row) => toListedUnit(row, addressOf, filesOf.get(row.serial))),
      count,
      without: [...without],
    };
  });

  const facets = {
    summary: 'The values of each facet, with their number of units in combination with the other facets',
    ...{ tags, querystring: inventorySelectionSchema, response: { 200: inventoryFacetsSchema } },
  };
  app.get(paths.inventoryFacets, { schema: facets }, ({ query }) => ({ results: liveUnits.facets(query) }));

  const csv = {
    summary: 'All units of a filtered and sorted list as one CSV file',
    ...{ tags, querystring: inventoryExportQuerySchema, response: csvResponse('units') },
  };
  app.get(paths.inventoryExport, { schema: csv }, async (request, reply, { permissions }) => {
    const { count, batches } = await exportedUnits(inventory, liveUnits, request.query);
    const file = Readable.from(inventoryCsv(batches, permissions));
    return sendCsv(request, reply, { name: 'inventory', count, file });
  });
}
