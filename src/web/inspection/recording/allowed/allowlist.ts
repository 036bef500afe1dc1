import { ERROR_NAME } from '../../steps/serialize';
import { facets } from '../../../../contract/inventory/inventoryQuery';
import { messages } from '../../../../domain/messages';
import { answers, requests } from './allowedAnswers';
import { calls, results } from './allowedCalls';
import { plannedPairs, planQuestion, planSettings } from './allowedPlans';
import {
  constraints,
  filledFields,
  costOptions,
  estimateWork,
  fields,
  gallons,
  importMapping,
  namedRates,
  notice,
  ordersQuery,
  quotationValues,
  rateValues,
  serials,
  toldChange,
  unit,
  type Allowed,
  type Shape,
} from './allowedTypes';

const error: Shape = { [ERROR_NAME]: 'value', message: 'own text' };
/** Where an estimate stands; why a step is not open tells of its margin. */
const toldEstimate = { ...fields('state version'), steps: fields('step') };

/** What a recording keeps of the parts of its steps. Redaction replaces everything else. */
const events: Readonly<Record<string, Shape>> = {
  authentication: { input: fields('hasHint isRenewing mayJoin'), error },
  icPanel: { output: { unit }, error },
  unitOptions: {
    ...fields('version'),
    options: gallons,
    change: gallons,
    output: { ...fields('version'), options: gallons },
    error,
  },
  estimateSteps: { ...toldEstimate, output: toldEstimate, error },
  estimateEditing: {
    ...fields('version'),
    work: estimateWork,
    kept: { ...fields('version'), work: estimateWork },
    output: { ...fields('id version state'), ...estimateWork, work: estimateWork },
    error,
  },
};

const contexts: Readonly<Record<string, Shape>> = {
  unitOptions: { ...fields('version'), loaded: gallons, options: gallons },
  estimateSteps: { ...toldEstimate, asked: fields('step') },
  estimateEditing: { ...fields('version isStale'), loaded: estimateWork, work: estimateWork },
};

/** Of the parameters of a machine's actions. */
const params: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  icPanel: { addUnit: unit, notify: notice },
  unitOptions: { notify: notice },
  estimateSteps: { taken: toldEstimate, refused: error },
  estimateEditing: { notify: notice, saved: { ...fields('id version state'), ...estimateWork } },
};

/** Of what a machine gives to the actors that it starts. */
const inputs: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  unitOptions: { saveOptions: { ...fields('version'), payload: gallons } },
  estimateSteps: { takeStep: { ...fields('version'), asked: fields('step') } },
  estimateEditing: { saveEstimate: { ...fields('version'), work: estimateWork } },
};

const actions: Readonly<Record<string, Shape>> = {
  'manualUnits/manualUnitAdded': { ...fields('orderId'), unit },
  'manualUnits/manualUnitJudged': { ...fields('orderId'), unit },
  'manualUnits/manualUnitRemoved': fields('orderId serial'),
  'pinnedUnits/unitPinned': fields('orderId serial'),
  'pinnedUnits/unitUnpinned': fields('orderId serial'),
  'pinnedUnits/allUnitsUnpinned': fields('orderId'),
  'comparisonView/comparisonViewChanged': { ...fields('orderId'), change: fields('view sort') },
  'costOptions/costOptionChanged': { ...fields('orderId'), unit, change: costOptions },
  'planMemory/plannedBy': planSettings,
  'planMemory/planEffectsShown': {},
  'changes/changesReceived': toldChange,
  'changes/ownChangeSaved': { position: 'value', touched: 'value' },
  'acceptedConstraints/constraintCounted': { ...fields('orderId'), constraint: constraints },
  'acceptedFields/fieldsFilled': { ...fields('orderId'), fields: filledFields },
  'acceptedFields/fieldEmptied': fields('orderId field'),
};

/** What a person asked for. */
const intentions: Readonly<Record<string, Shape>> = {
  reserve: fields('itemCode orderId'),
  release: fields('id itemCode'),
  save: fields('itemCode'),
  saveEstimate: fields('orderId serial'),
  stepEstimate: fields('id step'),
  copyEstimate: fields('id'),
  export: fields('list format'),
  mapImport: { mapping: importMapping },
  saveImport: fields('mayRetireMany'),
  bringBack: fields('what id'),
  comment: fields('what id'),
  setFreightPayer: fields('orderId isCustomer'),
  quotation: fields('what id'),
  addUnitFiles: { ...fields('serial'), files: {} },
  changeUnitFile: fields('serial id change step'),
  saveImportProfile: fields('file'),
  deleteImportProfile: fields('file'),
  reviewRates: { holdsFrom: 'value', values: rateValues },
  saveRates: { ...fields('version holdsFrom'), values: rateValues },
  saveQuotationSettings: { version: 'value', values: quotationValues },
  saveScenario: { question: planQuestion, plan_id: 'value' },
  deleteScenario: fields('id'),
  reservePlanned: plannedPairs,
  retry: fields('call'),
  prefetch: fields('page'),
  saveView: fields('list isShared'),
  changeView: fields('id version isShared'),
  deleteView: fields('id'),
  startView: fields('id isStart'),
};

/** The slices, those of comparisons by the ids of orders. */
const slices: Shape = {
  manualUnits: { '*': unit },
  costOptions: { '*': { '*': costOptions } },
  comparisonView: { '*': fields('view sort') },
  pinnedUnits: { '*': serials },
  acceptedConstraints: { '*': constraints },
  acceptedFields: { '*': filledFields },
  planMemory: { settings: planSettings },
  rates: { inForce: namedRates },
  changes: { told: 'value', changes: { '*': toldChange }, own: { '*': 'value' }, ownAll: 'value' },
};

export const allowedInEvent = (machine: string): Allowed => events[machine];
export const allowedInContext = (machine: string): Allowed => contexts[machine];
export const allowedInParams = (machine: string, action: string): Allowed => params[machine]?.[action];
export const allowedInInput = (machine: string, call: string): Allowed => inputs[machine]?.[call];
export const allowedInIntention = (name: string): Allowed => intentions[name];
export const allowedInSlices = (): Allowed => slices;

/** Of an action's payload; 'api/getOrders/rejected' is a call, whose arguments, error and result are its payload. */
export function allowedInAction(type: string): Allowed {
  const [api, endpoint = ''] = type.split('/');
  if (api !== 'api') return actions[type];
  return {
    args: calls[endpoint] ?? {},
    error: fields('status name originalStatus'),
    result: results[endpoint] ?? {},
  };
}

const byPath = (shapes: typeof answers, address: string): Allowed =>
  shapes.find(([pattern]) => pattern.test(address.split('?')[0] ?? ''))?.[1];

/** Of the server's answer to a request for this path. */
export const allowedInAnswer = (path: string): Allowed => byPath(answers, path);

/** Of the body of a request for this path. */
export const allowedInRequest = (path: string): Allowed => byPath(requests, path);

/** The fields into which people type measures. Other numbers are money. */
const MEASURES = ['Estimated gallons', 'Turn pull details'];

/** Of what stands in a field of a screen: what people choose among the app's own words, and measures. */
export function allowedInField(name: string, isChosen: boolean): Allowed {
  if (isChosen) return 'value';
  return MEASURES.includes(name) ? 'numeral' : undefined;
}

/** What is kept of the field `key`; list items belong to the list. */
export function fieldOf(allowed: Allowed, key: string, isListItem: boolean): Allowed {
  if (isListItem) return allowed;
  return typeof allowed === 'object' ? (Object.hasOwn(allowed, key) ? allowed[key] : allowed['*']) : undefined;
}

/** As orders and units have them; names of people have small letters. */
const CODE = /^(?=.*\d)[A-Z\d-]{1,60}$/;
const NUMERAL = /^\s*-?(\d+\.?\d*|\.\d+)\s*$/;

/** The texts that the app says of itself, without what they quote. */
const OWN_TEXTS: ReadonlySet<unknown> = new Set(
  Object.values<string | object>(messages).flatMap((group) =>
    typeof group === 'string' ? group : Object.values(group),
  ),
);

/** Whether a text or number is kept: of what people type into a field for a number, only numerals are. */
export const isKept = (allowed: Allowed, value: string | number): boolean =>
  allowed === 'value' ||
  (allowed === 'own text' && OWN_TEXTS.has(value)) ||
  (allowed === 'code' && (typeof value === 'number' || CODE.test(value))) ||
  (allowed === 'numeral' && (typeof value === 'number' || NUMERAL.test(value)));

/** The query parameters that a recording keeps. A sign-in's `code` must not be among them, nor a text or a price. */
const ALLOWED_PARAMETERS: ReadonlySet<string> = new Set([
  // The activity, without its people.
  ...'orderId itemCode action from to limit after'.split(' '),
  // What is asked of the API.
  ...'page page_size serials order review retire_many list'.split(' '),
  ...Object.keys(ordersQuery),
  ...facets,
  // What stands in the address of a page.
  ...'job days state status orders engineering sort direction view rows columns density units reserved show edit'.split(
    ' ',
  ),
  ...'fit ready work buy pin not scenario'.split(' '),
]);

export const isAllowedParameter = (name: string): boolean => ALLOWED_PARAMETERS.has(name);
