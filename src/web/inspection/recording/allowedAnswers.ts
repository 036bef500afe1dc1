import { facets } from '../../../contract/inventory/facets';
import { paths } from '../../../contract/paths';
import {
  contention,
  estimate,
  estimateDraft,
  estimateWork,
  fields,
  gallons,
  importJob,
  importMapping,
  importProfile,
  inventoryUnit,
  listedUnit,
  namedRates,
  order,
  overview,
  quote,
  reservation,
  servableOrder,
  unit,
  addedFile,
  unitFiles,
  view,
  type Shape,
} from './allowedTypes';

const ANY = '[^/]+';

/** The pattern of a path, in which ANY stands for one segment. */
const at = (path: string) => new RegExp(`^${path.replaceAll(encodeURIComponent(ANY), ANY)}$`);

/** Of what somebody released: neither who nor why. */
const notice: Shape = { ...fields('id itemCode orderId jobNumber'), estimate: fields('id state') };

/** Neither the offer itself nor where it is mailed. */
const quotations: Shape = { issued: fields('number version date validUntil') };

/** Neither people nor values. */
const auditEntry: Shape = fields('id at action orderId jobNumber itemCode');

const counts = {
  ...fields('total needsEngineering mine notJudged'),
  due: fields('overdue 14 30 60'),
  coverage: fields('perfect acceptable work none'),
};
const facetCounts: Shape = { ...fields('facet more'), values: fields('value count') };

/** What a recording keeps of the server's answers, by path: the first that fits. */
export const answers: readonly (readonly [RegExp, Shape])[] = [
  [
    at(paths.recommendations),
    {
      ...fields('status'),
      data: { ...fields('count'), matches: unit, relaxations: fields('units'), rates: namedRates },
    },
  ],
  [at(paths.matchIc), { ...fields('status'), data: unit }],
  [at(paths.me), fields('status permissions')],
  [at(paths.states), { ...fields('status'), states: fields('code display') }],
  [at(paths.orders), { ...fields('status count'), results: order }],
  [at(paths.ordersCounts), { ...fields('status'), ...counts }],
  [at(paths.orderSummary(ANY)), { ...fields('status'), ...order }],
  [at(paths.order(ANY)), { ...fields('status'), ...order }],
  [at(paths.lastRefresh), fields('status last_refresh')],
  [at(paths.ordersForUnit(ANY)), { ...fields('status count'), results: servableOrder }],
  [at(paths.inventory), { ...fields('status count'), results: listedUnit }],
  [at(paths.inventoryFacets), { ...fields('status'), results: facetCounts }],
  [at(paths.unitFile(ANY, ANY)), unitFiles],
  [at(paths.unitFileCaption(ANY, ANY)), unitFiles],
  [at(paths.unitFileRestore(ANY, ANY)), unitFiles],
  [at(paths.unitFilesOrder(ANY)), unitFiles],
  [at(paths.unitFiles(ANY)), { ...unitFiles, ...fields('outcome'), file: addedFile }],
  [at(paths.unitOptions(ANY)), fields('status optionsVersion')],
  [at(paths.inventoryByCode(ANY)), { ...fields('status'), ...inventoryUnit }],
  [at(paths.reservations), { ...reservation, results: reservation }],
  [at(paths.reservationsOfUnit(ANY)), { ...fields('status'), results: reservation }],
  [at(paths.contention), { ...fields('status is_judging'), units: contention }],
  [at(paths.imports), { ...importJob, results: importJob }],
  [at(paths.importProfiles), { results: importProfile }],
  [new RegExp(`^${paths.importProfiles}`), importProfile],
  [at(paths.importMapping(ANY)), importJob],
  [at(paths.importCheck(ANY)), importJob],
  [at(paths.importSave(ANY)), importJob],
  [at(paths.import(ANY)), importJob],
  [at(paths.orderEstimates(ANY)), { ...fields('status'), ...estimate, results: estimate, drafts: estimateDraft }],
  [at(paths.estimateSteps(ANY)), { ...fields('status'), ...estimate }],
  [at(paths.estimateDraft(ANY, ANY, ANY)), { ...fields('status'), ...estimateDraft }],
  [
    at(paths.estimate(ANY)),
    { ...fields('status'), ...estimate, versions: { ...fields('version savedAt'), ...estimateWork } },
  ],
  [at(paths.audit), { ...fields('status next'), results: auditEntry }],
  [at(paths.notices), { ...fields('status'), results: notice }],
  [at(paths.estimateQuotation(ANY)), { ...fields('status'), ...quotations }],
  [at(paths.overview), { ...fields('status'), ...overview }],
  [at(paths.views), { ...fields('status'), ...view, results: view }],
  [at(paths.view(ANY)), { ...fields('status'), ...view }],
  [/./, fields('status')],
];

/** What a recording keeps of the bodies of requests, by path. A typed IC# is not among it. */
export const requests: readonly (readonly [RegExp, Shape])[] = [
  [at(paths.recommendations), { ...quote, ...fields('limit include_reserved') }],
  [at(paths.matchIc), { quote }],
  [at(paths.unitOptions(ANY)), gallons],
  [at(paths.reservations), fields('itemCode orderId')],
  [at(paths.importMapping(ANY)), importMapping],
  [at(paths.orderEstimates(ANY)), { ...fields('unitSerial copyOf'), ...estimateWork }],
  [at(paths.estimateSteps(ANY)), fields('step')],
  [at(paths.estimateDraft(ANY, ANY, ANY)), { ...fields('version'), ...estimateWork }],
  [at(paths.estimate(ANY)), estimateWork],
  [at(paths.views), fields('list isShared')],
  [at(paths.view(ANY)), fields('isShared')],
];

const page: Shape = fields(
  'page page_size order_type ordering unit_assignment date_range delivery_state due needs_engineering mine coverage',
);

/** The text that is searched for is not among it. */
const inventory: Shape = fields(['page', 'page_size', 'ordering', ...facets].join(' '));

/** What a recording keeps of the arguments of calls, by endpoint. A typed IC# is not among it; an id is in the request's path. */
export const calls: Readonly<Record<string, Shape>> = {
  getOrder: 'numeral',
  getOrderSummary: 'numeral',
  getInventoryByCode: 'numeral',
  getServableOrders: 'numeral',
  getUnitReservations: 'numeral',
  getContention: fields('serials order'),
  getUnitFiles: 'numeral',
  addUnitFile: fields('serial'),
  captionUnitFile: fields('serial id'),
  orderUnitFiles: fields('serial ids'),
  removeUnitFile: fields('serial id'),
  restoreUnitFile: fields('serial id'),
  getOrders: page,
  getOrdersCounts: page,
  exportOrders: { ...page, format: 'value' },
  getInventory: inventory,
  getInventoryFacets: inventory,
  exportInventory: { ...inventory, format: 'value' },
  getRecommendations: quote,
  getAllUnits: { ...fields('hasReserved'), quote },
  matchIc: { quote },
  getJudgedUnit: { quote },
  saveUnitOptions: { ...fields('itemCode version'), payload: fields('fr3EstimatedGallons') },
  getOrderEstimates: 'numeral',
  getEstimate: fields('orderId id'),
  createEstimate: { ...fields('orderId'), estimate: { ...fields('unitSerial copyOf'), ...estimateWork } },
  saveEstimate: { ...fields('orderId id version'), estimate: estimateWork },
  stepEstimate: fields('orderId id version itemCode step'),
  keepEstimateDraft: {
    ...fields('seen'),
    place: fields('orderId serial estimateId'),
    draft: { ...fields('version'), ...estimateWork },
  },
  dropEstimateDraft: fields('orderId serial estimateId seen'),
  mapImport: { mapping: importMapping },
  saveImport: fields('mayRetireMany'),
  bringBack: fields('what id'),
  getActivity: fields('orderId itemCode action from to limit after'),
  exportActivity: fields('orderId itemCode action from to format'),
  comment: fields('what id'),
  fetchQuotationPage: fields('id page'),
  mailQuotation: fields('id'),
  getQuotations: fields('id version state'),
  saveImportProfile: fields('file'),
  deleteImportProfile: fields('file'),
  reserveUnit: fields('itemCode orderId'),
  releaseReservation: fields('id itemCode'),
  dismissNotice: fields('id'),
  saveView: fields('list isShared'),
  changeView: fields('id version isShared'),
  deleteView: fields('id'),
  startView: fields('id isStart'),
};

/** What a recording keeps of the results of calls as the app read them, by endpoint. */
export const results: Readonly<Record<string, Shape>> = {
  getLastRefresh: 'value',
  getMe: fields('permissions'),
  getStates: fields('code display'),
  getOrders: { ...fields('page size count'), results: order },
  getOrdersCounts: counts,
  getOrder: order,
  getOrderSummary: order,
  exportOrders: fields('count'),
  getInventory: { ...fields('page size count'), results: listedUnit },
  getInventoryFacets: { results: facetCounts },
  exportInventory: fields('count'),
  getRecommendations: { ...fields('count'), units: unit, relaxations: fields('units'), rates: namedRates },
  getAllUnits: { ...fields('count'), units: unit, relaxations: fields('units'), rates: namedRates },
  matchIc: { ...fields('status'), data: unit },
  getJudgedUnit: unit,
  getServableOrders: { ...fields('count'), results: servableOrder },
  getInventoryByCode: inventoryUnit,
  saveUnitOptions: fields('optionsVersion'),
  getReservations: { results: reservation },
  getUnitReservations: { results: reservation },
  getContention: { ...fields('is_judging'), units: contention },
  getOrderEstimates: { results: estimate, drafts: estimateDraft },
  getEstimate: { ...estimate, versions: { ...fields('version savedAt'), ...estimateWork } },
  createEstimate: estimate,
  saveEstimate: estimate,
  stepEstimate: estimate,
  keepEstimateDraft: estimateDraft,
  reserveUnit: reservation,
  getUnitFiles: unitFiles,
  addUnitFile: { ...fields('outcome'), file: addedFile },
  captionUnitFile: unitFiles,
  orderUnitFiles: unitFiles,
  removeUnitFile: unitFiles,
  restoreUnitFile: unitFiles,
  getImports: importJob,
  getImport: importJob,
  startImport: importJob,
  cancelImport: importJob,
  mapImport: importJob,
  checkImport: importJob,
  saveImport: importJob,
  getImportProfiles: importProfile,
  saveImportProfile: importProfile,
  getOverview: overview,
  getActivity: { ...fields('next'), results: auditEntry },
  exportActivity: fields('count'),
  getQuotations: quotations,
  getNotices: notice,
  getViews: view,
  saveView: view,
  changeView: view,
};
