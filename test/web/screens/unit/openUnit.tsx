import { screen, within } from '@testing-library/react';
import type { InventoryUnit } from '../../../../src/contract/unit/inventoryUnit';
import type { Order } from '../../../../src/contract/order/order';
import type { ReservedTransformer } from '../../../../src/contract/reservations';
import { UnitPage } from '../../../../src/web/screens/unit/UnitPage';
import { orderSummaryIsKnown, unitOptionsAreKept, unitsAreReserved } from '../../../mocks/situations';
import { anInventoryUnit, anOrder } from '../../../support/web/builders';
import { renderScreen, type RenderOptions } from '../../../support/web/renderApp';

interface Situation {
  unit?: Partial<InventoryUnit>;
  order?: Order;
  held?: readonly ReservedTransformer[];
}

/** Says what the server knows: one unit, whose options it keeps, one order, and what is reserved. */
export function theServerKnows({ unit = {}, order = anOrder(), held = [] }: Situation = {}) {
  orderSummaryIsKnown(order);
  unitsAreReserved(...held);
  return unitOptionsAreKept(anInventoryUnit({ optionsVersion: 3, ...unit }));
}

/** The unit's page; the person came from order 101 unless the address says otherwise. */
export const showUnit = ({ at = '/unit/IC-1001?order=101', ...rest }: RenderOptions = {}) =>
  renderScreen(<UnitPage />, { at, route: '/unit/:itemCode', ...rest });

export async function openUnit(options?: RenderOptions) {
  const page = showUnit(options);
  await screen.findByRole('heading', { level: 1, name: 'Unit IC-1001' });
  await panel('SpecAI Analysis').findByRole('heading', { name: 'Cost and margin' });
  return page;
}

export const panel = (name: string) => within(screen.getByRole('region', { name }));

/** The row of a specification. */
export const spec = (label: string) => panel('Specifications').getByText(label).closest('div')!;

/** What a specification says of the unit. */
export const valueOf = (label: string) => panel('Specifications').getByText(label).nextElementSibling?.textContent;
