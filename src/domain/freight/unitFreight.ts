import type { Unit } from '../../contract/units/unit';
import { roadDistance } from '../distance/roadDistance';
import type { DisplayOrder } from '../orders/displayOrder';
import { plainNumber } from '../quantity/quantity';
import type { Rates } from '../rates/rates';
import { freightOf, type Freight } from './freight';

export type FreightUnit = Pick<Unit, 'warehouse_desc' | 'total_weight' | 'unit_width'>;
export type FreightOrder = Pick<DisplayOrder, 'customerLocation' | 'isFreightPaidByCustomer'>;

export const unitFreight = (rates: Rates, unit: FreightUnit, order: FreightOrder): Freight | null =>
  freightOf(
    rates,
    {
      miles: roadDistance(unit.warehouse_desc, order.customerLocation)?.miles ?? null,
      pounds: plainNumber(unit.total_weight),
      width: plainNumber(unit.unit_width),
    },
    order.isFreightPaidByCustomer,
  );
