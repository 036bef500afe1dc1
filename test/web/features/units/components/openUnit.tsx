import { screen, within } from '@testing-library/react';
import type { InventoryUnit } from '../../../../../src/contract/units/inventoryUnit';
import type { Order } from '../../../../../src/contract/orders/order';
import type { ReservedTransformer } from '../../../../../src/contract/reservations';
import type { Unit } from '../../../../../src/contract/units/unit';
import { UnitPage } from '../../../../../src/web/features/units/components/UnitPage';
import {
  noUnitHasThisIc,
  orderSummaryIsKnown,
  unitOptionsAreStored,
  unitsAreInInventory,
  unitsAreReserved,
} from '../../../../mocks/situations';
import { anInventoryUnit, anOrder, aUnit } from '../../../../support/web/builders';
import { aConfig, renderScreen, type RenderOptions } from '../../../../support/web/renderApp';

interface Situation {
  unit?: Partial<InventoryUnit>;
  order?: Order;
  held?: readonly ReservedTransformer[];
  /** Null if the server does not judge the unit. */
  judged?: Unit | null;
}

export function theServerKnows({ unit = {}, order = anOrder(), held = [], judged = aUnit() }: Situation = {}) {
  orderSummaryIsKnown(order);
  if (judged) unitsAreInInventory([judged]);
  else noUnitHasThisIc();
  unitsAreReserved(...held);
  return unitOptionsAreStored(anInventoryUnit({ optionsVersion: 3, ...unit }));
}

export const foreign = {
  config: aConfig({ capabilities: { unitOptions: 'saved', reservations: 'sample', import: 'off', insights: 'off' } }),
};

export const showUnit = ({ at = '/unit/IC-1001?order=101', ...rest }: RenderOptions = {}) =>
  renderScreen(<UnitPage />, { at, route: '/unit/:itemCode', ...rest });

export async function openUnit(options?: RenderOptions) {
  const page = showUnit(options);
  await screen.findByRole('heading', { level: 1, name: 'Unit IC-1001' });
  await panel('SpecAI Analysis').findByRole('heading', { name: 'Match' });
  return page;
}

export const panel = (name: string) => within(screen.getByRole('region', { name }));

export const spec = (label: string) => panel('Specifications').getByText(label).closest('div')!;

export const valueOf = (label: string) => panel('Specifications').getByText(label).nextElementSibling?.textContent;
