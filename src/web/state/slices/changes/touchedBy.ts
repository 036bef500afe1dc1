import { changeKey, type Touched } from './changes';

/** The calls that change a unit; those of files and options have it as `serial` or `itemCode`. */
const OF_UNITS = [
  ...['reserveUnit', 'releaseReservation', 'saveUnitOptions'],
  ...['addUnitFile', 'captionUnitFile', 'orderUnitFiles', 'removeUnitFile', 'restoreUnitFile'],
];

/** The calls that change the estimates of an order. */
const OF_ESTIMATES = ['createEstimate', 'saveEstimate', 'stepEstimate'];

const field = (args: unknown, name: string): string | null => {
  const value: unknown = typeof args === 'object' && args !== null ? Reflect.get(args, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

function plannedPairs(args: unknown): readonly unknown[] {
  const pairs: unknown = typeof args === 'object' && args !== null ? Reflect.get(args, 'pairs') : undefined;
  return Array.isArray(pairs) ? pairs : [];
}

const ofPair = (pair: unknown): readonly string[] => [
  changeKey('unit', field(pair, 'serial')),
  changeKey('order', field(pair, 'order_id')),
];

/** Winning reserves the unit. */
function ofEstimate(args: unknown): readonly string[] {
  const orderId = field(args, 'orderId');
  const isWon = field(args, 'step') === 'win';
  return [
    changeKey('estimates', orderId),
    ...(isWon ? ofPair({ serial: field(args, 'itemCode'), order_id: orderId }) : []),
  ];
}

/** What a call by this tab changes; null: nothing that others are told of. */
export function touchedBy(endpoint: string, args: unknown): Touched | null {
  if (endpoint === 'saveRates') return [changeKey('many', null)];
  if (endpoint === 'bringBack')
    return [changeKey(field(args, 'what') === 'order' ? 'order' : 'unit', field(args, 'id'))];
  if (endpoint === 'setFreightPayer') return [changeKey('order', field(args, 'orderId'))];
  if (endpoint === 'reservePlanned') return plannedPairs(args).flatMap(ofPair);
  if (OF_ESTIMATES.includes(endpoint)) return ofEstimate(args);
  if (!OF_UNITS.includes(endpoint)) return null;
  const orderId = field(args, 'orderId');
  const unit = changeKey('unit', field(args, 'itemCode') ?? field(args, 'serial'));
  return orderId === null ? [unit] : [unit, changeKey('order', orderId)];
}
