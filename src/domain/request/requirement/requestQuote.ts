import { lineFields } from '../../../contract/requests/reading';
import type { RequestedLine } from '../../../contract/requests/matching';
import { toMatchRequirement, type MatchRequirement } from '../../matching/reading/requirement';
import { toRequirement } from './toRequirement';

const REQUEST = 'request';

/** A line of a request as the matching rules read it, its alternatives included. */
export function requirementOfLine(fields: RequestedLine): MatchRequirement {
  const readings = lineFields.flatMap((field) => (fields[field]?.trim() ? { field, value: fields[field] } : []));
  const { fusing, impedance_pct: _numberOnly, ...asOrder } = toRequirement(readings);
  const quote = {
    ...asOrder,
    order_id: REQUEST,
    kva_rating: fields.kva_rating ?? null,
    primary_voltage_kv: fields.primary_voltage_kv ?? null,
    secondary_voltage_kv: fields.secondary_voltage_kv ?? null,
  };
  const { dim_w_in: _width, dim_d_in: _depth, dim_h_in: _height, weight_lbs: _weight, ...judged } = quote;
  return toMatchRequirement(judged, { fusing, impedancePct: fields.impedance_pct ?? null });
}
