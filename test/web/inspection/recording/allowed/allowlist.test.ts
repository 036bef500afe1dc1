import fc from 'fast-check';
import { paths } from '../../../../../src/contract/paths';
import type { PageStep } from '../../../../../src/web/inspection/page/pageStep';
import type { MachineStep } from '../../../../../src/web/inspection/steps/machineSteps';
import { rootReducer } from '../../../../../src/web/state/rootReducer';
import { anInventoryUnit, anOrder, aReservedTransformer, aUnit } from '../../../../support/web/builders';
import { anOverview } from '../../../../mocks/overviewAnswers';
import { aView } from '../../../../mocks/viewAnswers';
import { aRecorder, type TestedRecorder } from '../aRecorder';
import { job, mapping, profile } from './importsOfPeople';
import { intentions } from './intentionsOfPeople';
import { withSecrets, type Leaf } from './secrets';

const record = (fetched: unknown = null) => aRecorder({ fetchFn: () => Promise.resolve(Response.json(fetched)) });

const dispatched = (action: object): TestedRecorder => {
  const recorder = record();
  recorder.middleware({ getState: () => ({}), dispatch: (each: never) => each } as never)(() => null)(action);
  return recorder;
};

const stepOf = (
  machine: string,
  event: object,
  context: object,
  asked: Pick<MachineStep, 'actions' | 'calls'> = { actions: [], calls: [] },
): TestedRecorder => {
  const recorder = record();
  const type = 'ANY';
  const step = { machine, actor: machine, event: { ...event, type }, state: { value: 'a', context, status: 'active' } };
  recorder.onStep({ ...step, ...asked, guards: {}, isRestored: false }, {} as never, {} as never);
  return recorder;
};

const quote = { order_id: 'a', phase: 'a', kva_rating: 'a', notes: 'a', warehouse: 'a', sale_price: 'a' };
const person = { id: 'a', name: 'a', email: 'a' };
const options = { fr3EstimatedGallons: 'a', turnPullDetails: 'a', reTankCost: 'a', additionalCabinetCost: 'a' };
const work = { name: 'a', inputs: { options, price: 1, notes: 'a' } };
/** Why a step is not open can tell of a margin. */
const told = { state: 'a', version: 1, steps: [{ step: 'a', reason: 'a' }] };
const full = { ...aUnit(), images: [{ url: 'a', file_name: 'a', file_type: 'a' }] };
const explained = { feature: 'a', required: 'a', actual: 'a', verdict: 'a', points: 1, weight: 1, note: 'a' };
const unit = {
  ...full,
  score_details: [explained],
  needed_work: [{ work: 'a', cost: 1 }],
  fab_notes: 'a',
  reason: 'a',
};

const calls: Record<string, unknown> = {
  getOrders: { search: 'a', customer_name: 'a', sales_rep: 'a', page: 'a', order_type: 'a' },
  exportOrders: { search: 'a', customer_name: 'a', sales_rep: 'a' },
  ...{ getOrder: 'a', getOrderSummary: 'a' },
  ...{ getInventoryByCode: 'a', getUnitReservations: 'a', getServableOrders: 'a' },
  getImport: 'a',
  cancelImport: 'a',
  startImport: { orders: 'a' },
  mapImport: { id: 'a', mapping },
  checkImport: 'a',
  saveImport: { id: 'a', mayRetireMany: true },
  bringBack: { what: 'unit', id: 'a' },
  setFreightPayer: { orderId: 'a', isCustomer: true },
  saveImportProfile: { file: 'a', name: 'a', importId: 'a' },
  deleteImportProfile: { file: 'a', name: 'a' },
  getRecommendations: quote,
  matchIc: { quote, serial: 'a' },
  getJudgedUnit: { quote, serial: 'a' },
  saveUnitOptions: { itemCode: 'a', version: 1, payload: options },
  createEstimate: { orderId: 'a', estimate: { ...work, unitSerial: 'a' } },
  saveEstimate: { orderId: 'a', id: 'a', version: 1, estimate: work },
  stepEstimate: { orderId: 'a', id: 'a', version: 1, itemCode: 'a', step: 'a', reason: 'a' },
  keepEstimateDraft: { place: { orderId: 'a', serial: 'a', estimateId: 'a' }, draft: { ...work, version: 1 } },
  reserveUnit: { itemCode: 'a', orderId: 'a', reason: 'a' },
  releaseReservation: { id: 'a', itemCode: 'a' },
  saveView: { list: 'a', name: 'a', query: 'a', isShared: true },
  changeView: { id: 'a', version: 1, name: 'a', query: 'a', isShared: true },
};

const actions: Record<string, unknown> = {
  'manualUnits/manualUnitAdded': { orderId: 'a', unit },
  'manualUnits/manualUnitJudged': { orderId: 'a', unit },
  'manualUnits/manualUnitRemoved': { orderId: 'a', serial: 'a' },
  'costOptions/costOptionChanged': { orderId: 'a', unit, change: options },
  'comparisonView/comparisonViewChanged': { orderId: 'a', change: { view: 'a', sort: 'a' } },
  'pinnedUnits/unitPinned': { orderId: 'a', serial: 'a' },
  'pinnedUnits/unitUnpinned': { orderId: 'a', serial: 'a' },
  'pinnedUnits/allUnitsUnpinned': { orderId: 'a' },
  'acceptedConstraints/constraintCounted': { orderId: 'a', constraint: 'a' },
  'acceptedFields/fieldsFilled': { orderId: 'a', fields: { kva_rating: 'a', notes: 'a' } },
  'acceptedFields/fieldEmptied': { orderId: 'a', field: 'a' },
  'planMemory/plannedBy': {
    fit: 'Fits',
    filled: 1,
    late_week: 1,
    hundred_miles: 1,
    ready_weeks: 1,
    units_per_order: 1,
  },
  'planMemory/planEffectsShown': { isShown: true },
  'changes/changesReceived': [
    { kind: 'unit', key: 'a', xid: 'a', reservation: { isReserved: true, by: 'a', orderId: 'a', jobNumber: 'a' } },
  ],
  'changes/ownChangeSaved': { position: 'a', touched: ['a'] },
  'anything/new': { serial: 'a', orderId: 'a', unit },
};

/** An event with every field that one of the machine's own, or of its actors', may have. */
const events: Record<string, object> = {
  authentication: { userId: 'a', error: { message: 'a' }, output: person, input: { notice: 'a' } },
  icPanel: { text: 'a', input: { serial: 'a' }, output: { unit, remark: 'a' }, error: { message: 'a' } },
  unitOptions: { options, version: 1, change: options, output: { version: 1, options }, error: { message: 'a' } },
  estimateEditing: {
    ...{ work, version: 1, kept: { work, version: 1 }, error: { message: 'a' } },
    output: { ...work, id: 'a', version: 1, savedBy: 'a', work },
  },
  estimateSteps: { ...told, reason: 'a', output: told, error: { message: 'a' } },
};
const contexts: Record<string, object> = {
  authentication: { user: person, error: 'a', remark: 'a', endedUserId: 'a' },
  icPanel: { text: 'a' },
  unitOptions: { loaded: options, options, version: 1, isStale: true },
  estimateEditing: { loaded: work, work, version: 1, isStale: true },
  estimateSteps: { ...told, asked: { step: 'a', reason: 'a' } },
};

const answers: Record<string, unknown> = {
  [paths.orders]: { results: [anOrder()], count: 1 },
  [paths.order('7')]: anOrder(),
  [paths.orderSummary('7')]: anOrder(),
  [paths.matchIc]: { success: true, data: unit, message: 'a' },
  [paths.recommendations]: { data: { matches: [unit], relaxations: [{ change: 'a', units: 1 }], count: 1 } },
  [paths.inventoryByCode('7')]: anInventoryUnit({ notes: 'a' }),
  [paths.reservations]: { results: [aReservedTransformer()] },
  [paths.imports]: { results: [job] },
  [paths.import('7')]: job,
  [paths.importMapping('7')]: job,
  [paths.importProfiles]: { results: [profile] },
  [paths.importProfile('units', 'a')]: profile,
  [paths.overview]: anOverview(),
  [paths.views]: { results: [aView({ ownerName: 'a' })] },
  '/api/anything/new': { serial: 'a', order_id: 'a', taps: 'a' },
};

/** Texts of people, and money, by their names in the contract: nowhere may any of them be kept. */
const PRIVATE = new RegExp(
  '(^|\\.)(text|message|detail|remark|reason|releaseReason|notes?|formatted_notes|fab_notes|comments|name|email|userId|endedUserId|' +
    'customer\\w*|sales_rep\\w*|search|warehouse\\w*|location|ship_city|url|file_name|itemName|reservedBy|releasedBy|' +
    '\\w*[cC]ost\\w*|\\w*[pP]rice|margin\\w*|value|failure|stock_code_\\w*desc|turnPullDetails|fr3EstimatedGallons|' +
    'imageUrl|ownerName|query|sheets?|header|samples|cells|values|question|fix|key|before|after|profile|savedBy|late_week|hundred_miles)$',
);
/** The server's own figure, of a unit or of what is sent to it. */
const NUMERALS = ['fr3EstimatedGallons', 'args.payload.fr3EstimatedGallons'];
/** One of the contract's bands, of a group of orders, and as a filter that lists them. */
const BANDS = ['margins.margin', 'margins.query.margin'];

/** What changed: the serial of a unit or the id of an order. */
const CHANGED = 'key';

const salts = fc.stringMatching(/^[a-z]{12}$/);

/** Records `value` with secrets; which of its fields are readable in the file. */
function readable(value: unknown, salt: string, toRecorder: (secret: unknown) => TestedRecorder, root = ''): string[] {
  const leaves: Leaf[] = [];
  const recorder = toRecorder(withSecrets(value, salt, leaves, root));
  const text = JSON.stringify(recorder.trace({ version: '', build: '' }));
  return leaves.filter(([, secret]) => text.includes(secret)).map(([path]) => path);
}

const isLeak = (path: string) => PRIVATE.test(path) && !NUMERALS.includes(path) && ![...BANDS, CHANGED].includes(path);

test('no text of a person, and no price, of any action is in a redacted recording', () => {
  fc.assert(
    fc.property(salts, (salt) => {
      for (const [type, payload] of Object.entries(actions))
        expect([type, readable(payload, salt, (each) => dispatched({ type, payload: each })).filter(isLeak)]).toEqual([
          type,
          [],
        ]);
    }),
    { numRuns: 10 },
  );
});

test('every action that a slice has is among these', () => {
  const named = Object.keys(rootReducer(undefined, { type: 'x' })).filter(
    (name) => !['api', 'machines', 'rates', 'loads'].includes(name),
  );
  expect([...new Set(Object.keys(actions).map((type) => type.split('/')[0]))]).toEqual(expect.arrayContaining(named));
  expect(readable(actions['anything/new'], 'salt', (payload) => dispatched({ type: 'anything/new', payload }))).toEqual(
    [],
  );
});

test('no text of a person, and no typed IC#, of any call is in a redacted recording', () => {
  const recorded = (endpointName: string) => (originalArgs: unknown) =>
    dispatched({
      type: 'api/executeQuery/pending',
      meta: { requestId: '1', requestStatus: 'pending', arg: { endpointName, originalArgs } },
    });
  fc.assert(
    fc.property(salts, (salt) => {
      for (const [name, args] of Object.entries(calls)) {
        const seen = readable(args, salt, recorded(name), 'args');
        expect([name, seen.filter((path) => isLeak(path) || path === 'args.serial' || path === 'args')]).toEqual([
          name,
          [],
        ]);
      }
    }),
    { numRuns: 10 },
  );
});

test('no text of a person of any intention is in a redacted recording; the unit and the order are', () => {
  const intended = (name: string) => (args: unknown) => {
    const recorder = record();
    recorder.intended(name as never, args as never);
    return recorder;
  };
  fc.assert(
    fc.property(salts, (salt) => {
      for (const [name, args] of Object.entries(intentions))
        expect([name, readable(args, salt, intended(name)).filter(isLeak)]).toEqual([name, []]);
      expect(readable(intentions.reserve, salt, intended('reserve'))).toEqual(['itemCode', 'orderId']);
      expect(readable(intentions.reserve, salt, intended('anything'))).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

test('no text of a person, and no typed text, of any event or state of a machine is in a redacted recording', () => {
  fc.assert(
    fc.property(salts, (salt) => {
      for (const machine of Object.keys(events)) {
        const seen = readable({ event: events[machine], context: contexts[machine] }, salt, (each) => {
          const { event, context } = each as { event: object; context: object };
          return stepOf(machine, event, context);
        });
        expect([machine, seen.filter((path) => isLeak(path) || path === 'event.input.serial')]).toEqual([machine, []]);
      }
    }),
    { numRuns: 10 },
  );
});

test('no text of a person, and no price, of any answer is in a redacted recording', async () => {
  await fc.assert(
    fc.asyncProperty(salts, async (salt) => {
      for (const [path, body] of Object.entries(answers)) {
        const leaves: Leaf[] = [];
        const recorder = record(withSecrets(body, salt, leaves));
        await recorder.fetchFn(`http://localhost${path}`);
        const text = JSON.stringify(recorder.trace({ version: '', build: '' }));
        const seen = leaves.filter(([, secret]) => text.includes(secret)).map(([at]) => at);
        expect([path, seen.filter(isLeak)]).toEqual([path, []]);
        if (path.endsWith('/new')) expect(seen).toEqual([]);
      }
    }),
    { numRuns: 5 },
  );
});

/** What happens on the page, with `secret` wherever a person or the server may have a part in it. */
const pageSteps = (secret: string): PageStep[] => {
  const typed = { kind: 'field', isChosen: false, isContinued: false } as const;
  const failed = { kind: 'problem', stack: null } as const;
  return [
    { kind: 'notice', tone: 'default', title: 'Unit Reserved', description: secret },
    { kind: 'notice', tone: 'destructive', title: 'Error', description: `Unit ${secret} is reserved for ${secret}` },
    ...['', 'Notes ', 'Reserve unit ', 'Release unit ', 'Estimate of unit ', 'Order Details of '].map(
      (beginning) => ({ kind: 'dialog', name: beginning + secret, isOpen: true }) as const,
    ),
    ...['Customer Name', 'IC#', 'Reason', 'Filter', 'Estimated gallons', 'Turn pull details'].map((name) => ({
      ...{ ...typed, name },
      value: secret,
    })),
    { ...typed, name: 'Orders', value: [secret] },
    { ...failed, source: 'error', error: 'TypeError', message: secret },
    { ...failed, source: 'rejection', error: `${secret} Error`, message: secret },
    { ...failed, source: 'console', error: null, message: `{"search":"${secret}"}` },
  ];
};

const onPage = (steps: readonly PageStep[]) => {
  const recorder = record();
  for (const step of steps) recorder.onPage(step);
  return recorder.recorded.steps;
};

test('no text of a person that is shown, typed, thrown or logged is in a redacted recording', () => {
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJl';
  fc.assert(
    fc.property(fc.oneof(salts, fc.constant(token), fc.stringMatching(/^\d{8}-[A-Z]{2}$/)), (secret) => {
      expect(JSON.stringify(onPage(pageSteps(secret)))).not.toContain(secret);
    }),
  );
});

test('what is typed into a field for money is not kept; a measure is', () => {
  const typed = (name: string) =>
    onPage([{ kind: 'field', name, value: '48350', isChosen: false, isContinued: false }])[0];
  expect(typed('Re-tank labor cost')).toMatchObject({ value: '101' });
  expect(typed('Additional cabinet cost')).toMatchObject({ value: '101' });
  expect(typed('Estimated gallons')).toMatchObject({ value: '48350' });
});

test('the app’s own words stay: titles, sentences, names of dialogs and errors', () => {
  expect(
    onPage([
      { kind: 'notice', tone: 'destructive', title: 'Error', description: 'The server could not be reached.' },
      { kind: 'dialog', name: 'Order Details', isOpen: true },
      { kind: 'dialog', name: 'Reserve unit 847119215 for job J-7?', isOpen: true },
      { kind: 'field', name: 'View', value: 'cards', isChosen: true, isContinued: false },
      { kind: 'problem', source: 'error', error: 'ScriptNotLoaded', message: '', stack: '/assets/unit.1a2b.js' },
      { kind: 'viewport', width: 390, height: 844 },
    ]),
  ).toEqual([
    { kind: 'notice', at: 0, tone: 'destructive', title: 'Error', description: 'The server could not be reached.' },
    { kind: 'dialog', at: 0, name: 'Order Details', isOpen: true },
    { kind: 'dialog', at: 0, name: 'Reserve unit text-1', isOpen: true },
    { kind: 'field', at: 0, name: 'View', value: 'cards' },
    { kind: 'problem', at: 0, source: 'error', message: 'ScriptNotLoaded', stack: '/assets/unit.1a2b.js' },
    { kind: 'viewport', at: 0, width: 390, height: 844 },
  ]);
});

/** The parameters of every action, and the input of every actor, that a machine has; and of one that it may get. */
const asked: Record<string, object> = {
  authentication: {
    params: { notifyOtherTabs: { isTimeout: true }, raiseFailure: { text: 'a' }, new: { user: person } },
    inputs: { login: { again: true }, new: { userId: 'a' } },
  },
  icPanel: {
    params: { addUnit: unit, notify: { tone: 'a', title: 'a', description: 'a' }, new: { text: 'a', unit } },
    inputs: { searchIc: { serial: 'a' }, new: { text: 'a' } },
  },
  unitOptions: {
    params: { notify: { tone: 'a', title: 'a', description: 'a' }, new: options },
    inputs: { saveOptions: { payload: options, version: 1 }, new: options },
  },
  estimateEditing: {
    params: {
      notify: { tone: 'a', title: 'a', description: 'a' },
      saved: { ...work, id: 'a', version: 1, savedBy: 'a', marks: [{ step: 'a', by: 'a', reason: 'a' }] },
      new: work,
    },
    inputs: { saveEstimate: { work, version: 1 }, new: work },
  },
  estimateSteps: {
    params: { ask: { step: 'a', reason: 'a' }, taken: told, refused: { message: 'a' } },
    inputs: { takeStep: { version: 1, asked: { step: 'a', reason: 'a' } } },
  },
};

test('no text of a person, no typed IC# and no price that a machine gives to its actions and actors is in a redacted recording', () => {
  fc.assert(
    fc.property(salts, (salt) => {
      for (const machine of Object.keys(asked)) {
        const seen = readable(asked[machine], salt, (each) => {
          const { params, inputs } = each as { params: object; inputs: object };
          const actions = Object.entries(params).map(([type, given]) => ({ type, params: given as unknown }));
          const starts = Object.entries(inputs).map(([id, input]) => ({ id, input: input as unknown }));
          return stepOf(machine, {}, {}, { actions, calls: starts });
        });
        const isTyped = (path: string) => /\.(searchIc\.serial|title|description)$|\.new\./.test(path);
        expect([machine, seen.filter((path) => isLeak(path) || isTyped(path))]).toEqual([machine, []]);
      }
    }),
    { numRuns: 10 },
  );
});

const bodies: Record<string, unknown> = {
  [paths.recommendations]: quote,
  [paths.matchIc]: { quote, serial: 'a' },
  [paths.unitOptions('7')]: options,
  [paths.reservations]: { itemCode: 'a', orderId: 'a', reason: 'a' },
  [paths.overview]: anOverview(),
  [paths.views]: { results: [aView({ ownerName: 'a' })] },
  '/api/anything/new': { serial: 'a', order_id: 'a', taps: 'a' },
};

test('no text of a person, no typed IC# and no price of any request is in a redacted recording', async () => {
  await fc.assert(
    fc.asyncProperty(salts, async (salt) => {
      for (const [path, body] of Object.entries(bodies)) {
        const leaves: Leaf[] = [];
        const recorder = record();
        const text = JSON.stringify(withSecrets(body, salt, leaves));
        const headers = { 'content-type': 'application/json' };
        await recorder.fetchFn(new Request(`http://localhost${path}`, { method: 'POST', body: text, headers }));
        const file = JSON.stringify(recorder.trace({ version: '', build: '' }));
        expect(file).toContain('"kind":"request"');
        const seen = leaves.filter(([, secret]) => file.includes(secret)).map(([at]) => at);
        expect([path, seen.filter((at) => isLeak(at) || at === 'serial')]).toEqual([path, []]);
        if (path.endsWith('/new')) expect(seen).toEqual([]);
      }
    }),
    { numRuns: 5 },
  );
});

const texts = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, 'a']));
/** What the app reads of the answers, by endpoint. */
const results: Record<string, unknown> = {
  getOrders: { results: [anOrder()], page: 1, count: 1 },
  exportOrders: { text: 'a', count: 1 },
  ...{ getOrder: anOrder(), getOrderSummary: anOrder() },
  matchIc: { success: true, data: unit, message: 'a' },
  getRecommendations: { units: [unit], relaxations: [{ change: 'a', units: 1 }] },
  getJudgedUnit: unit,
  getInventoryByCode: anInventoryUnit({ notes: 'a' }),
  getReservations: { results: [aReservedTransformer()] },
  getUnitReservations: { results: [texts('id customerName reservedBy releasedBy reason releaseReason')] },
  reserveUnit: { id: 'a', reservedBy: 'a' },
  ...{ getImport: job, getImportProfiles: [profile] },
  getAnythingNew: { serial: 'a', taps: 'a' },
};

test('no text of a person, and no price, of any result is in a redacted recording', () => {
  const fulfilled = (endpointName: string) => (payload: unknown) =>
    dispatched({
      type: 'api/executeQuery/fulfilled',
      payload,
      meta: { requestId: '1', requestStatus: 'fulfilled', arg: { endpointName } },
    });
  fc.assert(
    fc.property(salts, (salt) => {
      for (const [name, result] of Object.entries(results)) {
        const seen = readable(result, salt, fulfilled(name));
        expect([name, seen.filter((path) => isLeak(path) || name.endsWith('New'))]).toEqual([name, []]);
      }
    }),
    { numRuns: 5 },
  );
});
