import type { On } from '../../repositories/unitOfWork';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import {
  unitOptionsSavedSchema,
  unitOptionsHeadersSchema,
  unitOptionsRequestSchema,
} from '../../../contract/unit/inventoryUnit';
import type { LiveUnits } from '../../matching/liveUnits';
import { toOptionColumns } from '../../presenters/units/unitOptions';
import type { UnitOptionsRepository } from '../../repositories/units/unitOptions';
import type { UnitsRepository } from '../../repositories/units/units';
import { routeOf, type Api } from '../api';
import { ConflictError, NotFoundError, PreconditionRequiredError } from '../problems';

export interface UnitOptionsDependencies {
  readonly on: On<{ readonly unitOptions: UnitOptionsRepository; readonly units: UnitsRepository }>;
  readonly liveUnits: LiveUnits;
}

const STALE = 'Another user has saved other options of this unit since you loaded them.';
const NO_VERSION = 'Send the unit\'s optionsVersion as If-Match: "<version>" to say which version you change.';

/** Saving what people set for a unit, over exactly the version they loaded. */
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
