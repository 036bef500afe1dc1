/**
 * Exports of a module cannot be written over. Imported before all others, this lets copies of these modules stand in for
 * them, whose functions can be.
 */
const MODULES = [
  'contract/readLeniently',
  'domain/comparison/best',
  'domain/comparison/sortUnits',
  'domain/comparison/paginate',
  'domain/comparison/pins',
  'domain/cost/comparison/estimate',
  'domain/cost/comparison/costedUnit',
  'domain/cost/salePrice',
  'domain/format/money',
  'domain/order/orderFilters',
  'domain/order/orderList',
  'domain/order/ordersQuery',
  'domain/reservations/reservedList',
  'domain/unitOptions/unitOptions',
  'web/state/api/ordersExport/exportNotices',
  'web/state/reserving/reservingNotices',
  'web/state/rootReducer',
].map((name) => `../../../../src/${name}`);

for (const name of MODULES)
  jest.doMock(name, () => ({ __esModule: true, ...jest.requireActual<Record<string, unknown>>(name) }));

export {};
