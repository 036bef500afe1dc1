import { waitFor } from '@testing-library/react';
import { ComparisonPage } from '../../../src/web/features/comparison/components/ComparisonPage';
import { InventoryPage } from '../../../src/web/features/inventory/components/InventoryPage';
import { OrdersPage } from '../../../src/web/features/orders/components/OrdersPage';
import { ReservedPage } from '../../../src/web/features/reservations/components/ReservedPage';
import { UnitPage } from '../../../src/web/features/units/components/UnitPage';
import {
  dataWasRefreshed,
  orderIsKnown,
  ordersAreListed,
  orderSummaryIsKnown,
  statesAreListed,
  unitCouldServe,
  unitOptionsAreStored,
  unitsAreInInventory,
  unitsAreListed,
  unitsAreRecommended,
  unitsAreReserved,
} from '../../mocks/situations';
import {
  aListedUnit,
  anInventoryUnit,
  anOrder,
  aReservedTransformer,
  aServableOrder,
  aUnit,
} from '../../support/web/builders';
import { findButton } from '../../support/web/buttons';
import { exportAs } from '../../support/web/exportAs';
import { renderScreen } from '../../support/web/renderApp';
import { aStore } from '../../support/web/store';
import { SHORT_PATIENCE_MS, type Failure, type Outcome, type Right } from './failures';

export type Opened = ReturnType<typeof renderScreen> & { onUnauthorized: jest.Mock };

export interface Scene {
  method: 'get' | 'post' | 'put' | 'delete';
  address: string;
  right: Right;
  open: () => Promise<Opened>;
  answered: (opened: Opened) => Promise<unknown>;
  failed: (reason: string, opened: Opened) => Promise<void>;
  retry?: (opened: Opened) => Promise<void>;
  otherwise?: Readonly<Record<string, Outcome>>;
}

export const known = {
  order: anOrder(),
  unit: aUnit({ serial: 'A' }),
  found: aUnit({ serial: 'B' }),
  judged: aUnit(),
  inventoryUnit: anInventoryUnit({ optionsVersion: 3 }),
  listed: aListedUnit({ serial: 'D' }),
  reserved: aReservedTransformer({ id: '7', itemCode: 'C', orderId: '102' }),
};

export function everythingIsWell() {
  orderSummaryIsKnown(known.order);
  orderIsKnown(known.order);
  // Later handlers win: the address of an order would match the export.
  ordersAreListed([known.order]);
  statesAreListed();
  dataWasRefreshed();
  unitsAreRecommended([known.unit]);
  unitsAreInInventory([known.found, known.judged]);
  unitCouldServe('IC-1001', [aServableOrder()]);
  unitOptionsAreStored(known.inventoryUnit);
  unitsAreReserved(known.reserved);
  unitsAreListed([known.listed]);
}

const pages = {
  orders: [<OrdersPage key="orders" />, '/', '/'],
  comparison: [<ComparisonPage key="comparison" />, '/order/101', '/order/:orderId'],
  unit: [<UnitPage key="unit" />, '/unit/IC-1001?order=101', '/unit/:itemCode'],
  unitAlone: [<UnitPage key="unit" />, '/unit/IC-1001', '/unit/:itemCode'],
  inventory: [<InventoryPage key="inventory" />, '/inventory', '/inventory'],
  reserved: [<ReservedPage key="reserved" />, '/reserved', '/reserved'],
} as const;

let timeoutMs: number | undefined;

/** Busy machines need the usual patience for all other failures. */
export function bePatientWith({ neverAnswers }: Failure): void {
  timeoutMs = neverAnswers ? SHORT_PATIENCE_MS : undefined;
}

export function open(page: keyof typeof pages): Opened {
  const onUnauthorized = jest.fn();
  const store = aStore({ onUnauthorized, timeoutMs });
  const [element, at, route] = pages[page];
  return { ...renderScreen(element, { store, at, route }), onUnauthorized };
}

export const json = (body: unknown): Right => ({ text: JSON.stringify(body) });
export const nothingIsShown = ({ services }: Opened) => expect(services.notifier.failure).not.toHaveBeenCalled();
export const failureIsShown = ({ services }: Opened, title: string, reason: string) =>
  waitFor(() => expect(services.notifier.failure).toHaveBeenCalledWith(title, reason));
export const tryAgain = async ({ user }: Opened) => user.click(await findButton(/^Try again$/));
export const fileIsSaved = ({ services }: Opened) => waitFor(() => expect(services.saveFile).toHaveBeenCalled());

export async function openAndExport(page: 'orders' | 'inventory') {
  const opened = open(page);
  await exportAs(opened.user);
  return opened;
}
export const ANSWERED: Outcome = { kind: 'answered' };
export const failedFor = (reason: string): Outcome => ({ kind: 'failed', reason });
export const UNREADABLE = failedFor('The server sent an answer that could not be read.');
