import type { Order, Requirement } from '../../contract/orders/order';
import type { Constraint, FieldValues, Quote, Accepted } from '../../contract/matching/quote';

/**
 * The requirement in recommendations and match-ic calls (spec section 7) with accepted values: constraints are beyond the
 * specification and sent only if there are any; values from descriptions and notes fill the quote's own fields.
 */
export function toQuote(order: Order, accepted: readonly Constraint[] = [], filled: FieldValues = {}): Quote {
  const requirement: Partial<Requirement> = order.requirement ?? {};
  return {
    order_id: order.id,
    order_type: order.order_type,
    sale_price: order.sale_price,
    ...electrical(requirement),
    ...stock(requirement),
    notes: requirement.notes,
    ...filled,
    ...(accepted.length > 0 && { accepted_constraints: [...accepted] }),
  };
}

const electrical = (requirement: Partial<Requirement>) => ({
  phase: requirement.phase,
  kva_rating: requirement.kva_rating,
  primary_voltage_kv: requirement.primary_voltage_kv,
  secondary_voltage_kv: requirement.secondary_voltage_kv,
  tap_range_pct: requirement.tap_range_pct,
  bushing_type: requirement.bushing_type,
  bush_configuration: requirement.bush_configuration,
  oil_type: requirement.oil_type,
  sec_bush: requirement.sec_bush,
  bil: requirement.bil,
  coil_type: requirement.coil_type,
});

const stock = (requirement: Partial<Requirement>) => ({
  unit_type: requirement.unit_type,
  category: requirement.category,
  stock_code: requirement.stock_code,
  stock_code_desc: requirement.stock_code_desc,
  stock_code_long_desc: requirement.stock_code_long_desc,
  warehouse: requirement.warehouse,
  warehouse_desc: requirement.warehouse_desc,
});

/** Undefined if empty, so that a request omits it. */
export const acceptedOrNone = (constraints: readonly Constraint[], fields: FieldValues): Accepted | undefined =>
  constraints.length === 0 && Object.keys(fields).length === 0 ? undefined : { constraints, fields };
