import type { Order, Requirement } from '../../contract/order/order';
import type { Constraint, FieldValues, Quote, Accepted } from '../../contract/matching/quote';

/**
 * The requirement a unit is judged against, as the recommendations and match-ic calls send it (spec section 7), with what a person
 * accepted: constraints from the notes, beyond the specification, are sent only if there are some; values from descriptions and
 * notes fill the quote's own fields.
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

/** Undefined if nothing was accepted, so that a request does not mention it. */
export const acceptedOrNone = (constraints: readonly Constraint[], fields: FieldValues): Accepted | undefined =>
  constraints.length === 0 && Object.keys(fields).length === 0 ? undefined : { constraints, fields };
