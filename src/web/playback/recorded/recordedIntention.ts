import * as z from 'zod/mini';
import { IMPORT_FILES, IMPORT_PARTS } from '../../../contract/imports/files';
import { importMappingSchema } from '../../../contract/imports/mapping';
import { newQuotationSettingsSchema } from '../../../contract/estimates/quotations';
import { consentSchema, estimateSteps } from '../../../contract/estimates/states';
import { planReservationsRequestSchema } from '../../../contract/plan/planRequest';
import { newScenarioSchema } from '../../../contract/plan/planScenarios';
import { newRatesSchema } from '../../../contract/rates/rateSets';
import { viewLists } from '../../../contract/views';
import type { IntentionStep } from '../../../contract/trace/steps';
import type { IntentionArgs, IntentionName, Intentions } from '../../state/intentions/intentions';

type Performer = (intentions: Intentions, args: unknown) => (() => void) | null;

/** How an intention of this name, which takes this, is done by the handler that is `about` the same. */
function asked<N extends IntentionName>(
  name: N,
  schema: z.ZodMiniType<IntentionArgs[N]>,
  about: (args: IntentionArgs[N]) => string = () => '',
): Performer {
  return (intentions, recorded) => {
    const { success, data } = z.safeParse(schema, recorded);
    const handle = success ? intentions.find(name, about(data)) : null;
    return success && handle ? () => handle(data) : null;
  };
}

const code = z.union([z.string(), z.number()]);
const nothing = z.record(z.string(), z.never());

/** A recording keeps no file: an empty one stands for each that was chosen; a ZIP must begin as one. */
const recordedFile = (part: string) =>
  part === 'photos' ? new File(['PK\u0003\u0004'], 'recorded.zip') : new File([], 'recorded.csv');

const files = z.pipe(
  z.partialRecord(z.enum(IMPORT_PARTS), z.unknown()),
  z.transform((chosen) => Object.fromEntries(Object.keys(chosen).map((part) => [part, recordedFile(part)]))),
);

/** The same, where they have no kind. */
const anyFiles = z.pipe(
  z.array(z.unknown()),
  z.transform((chosen) => chosen.map(() => new File([], 'recorded.jpg'))),
);

const ofFile = { serial: z.string(), id: code };
/** A redacted recording keeps no caption. */
const fileChange = z.discriminatedUnion('change', [
  z.object({ ...ofFile, change: z.literal('caption'), caption: z._default(z.string(), '') }),
  z.object({ ...ofFile, change: z.literal('move'), step: z.int() }),
  z.object({ ...ofFile, change: z.enum(['remove', 'restore']) }),
]);

/** Handlers of all lists do the same with a view that exists. */
const view = { name: z.string(), query: z.string(), isShared: z.boolean() };

/** A redacted recording keeps no comment. */
const comment = z.object({
  what: z.enum(['order', 'unit']),
  id: z.string(),
  comment: z._default(z.string(), ''),
});

const profile = z.object({ file: z.enum(IMPORT_FILES), name: z.string() });

const played: Readonly<Record<IntentionName, Performer>> = {
  reserve: asked(
    'reserve',
    z.object({ itemCode: code, orderId: z.string(), reason: z.optional(z.string()) }),
    ({ itemCode }) => String(itemCode),
  ),
  release: asked('release', z.object({ id: code, itemCode: code, reason: z.optional(z.string()) }), ({ itemCode }) =>
    String(itemCode),
  ),
  save: asked('save', z.object({ itemCode: z.string() }), ({ itemCode }) => itemCode),
  export: asked(
    'export',
    z.object({ list: z.enum(['orders', 'inventory', 'activity']), format: z.optional(z.enum(['csv', 'xlsx'])) }),
    ({ list }) => list,
  ),
  import: asked('import', z.object({ files })),
  mapImport: asked('mapImport', z.object({ mapping: importMappingSchema })),
  checkImport: asked('checkImport', nothing),
  saveImport: asked('saveImport', z.object({ mayRetireMany: z.optional(z.boolean()) })),
  bringBack: asked('bringBack', z.object({ what: z.enum(['unit', 'order']), id: z.string() }), ({ id }) => id),
  comment: asked('comment', comment, ({ what, id }) => `${what} ${id}`),
  setFreightPayer: asked('setFreightPayer', z.object({ orderId: z.string(), isCustomer: z.boolean() })),
  cancelImport: asked('cancelImport', nothing),
  saveImportProfile: asked('saveImportProfile', profile, ({ file }) => file),
  deleteImportProfile: asked('deleteImportProfile', profile, ({ file }) => file),
  retry: asked('retry', z.object({ call: z.string() }), ({ call }) => call),
  prefetch: asked('prefetch', z.object({ page: z.number() })),
  addUnitFiles: asked('addUnitFiles', z.object({ serial: z.string(), files: anyFiles }), ({ serial }) => serial),
  changeUnitFile: asked('changeUnitFile', fileChange, ({ serial }) => serial),
  reviewRates: asked('reviewRates', newRatesSchema),
  saveRates: asked('saveRates', z.extend(newRatesSchema, { version: z.int() })),
  saveEstimate: asked('saveEstimate', z.object({ orderId: z.string(), serial: z.string() }), ({ serial }) => serial),
  stepEstimate: asked(
    'stepEstimate',
    z.object({
      ...{ id: z.string(), step: z.enum(estimateSteps), reason: z.optional(z.string()) },
      consent: z.optional(consentSchema),
    }),
    ({ id }) => id,
  ),
  copyEstimate: asked('copyEstimate', z.object({ id: z.string() }), ({ id }) => id),
  saveQuotationSettings: asked('saveQuotationSettings', z.extend(newQuotationSettingsSchema, { version: z.int() })),
  saveScenario: asked('saveScenario', newScenarioSchema),
  deleteScenario: asked('deleteScenario', z.object({ id: code }), ({ id }) => String(id)),
  reservePlanned: asked('reservePlanned', planReservationsRequestSchema),
  quotation: asked(
    'quotation',
    z.object({ id: z.string(), what: z.enum(['quotation', 'sheet', 'mail']) }),
    ({ id }) => id,
  ),
  leave: asked('leave', nothing),
  saveView: asked('saveView', z.object({ ...view, list: z.enum(viewLists) }), ({ list }) => list),
  changeView: asked('changeView', z.object({ ...view, id: code, version: z.number() })),
  deleteView: asked('deleteView', z.object({ id: code })),
  startView: asked('startView', z.object({ id: code, isStart: z.boolean() })),
};

const isName = (name: string): name is IntentionName => Object.hasOwn(played, name);

/** How the screens shown do what the person asked for; null where no screen can. */
export function performerOf(intentions: Intentions, { name, args }: IntentionStep): (() => void) | null {
  return isName(name) ? played[name](intentions, args) : null;
}
