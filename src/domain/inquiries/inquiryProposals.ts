import type { InquiryState } from '../../contract/requests/inquiries';
import { formatNumber } from '../format/number';
import { parseVoltage } from '../matching/reading/voltage';
import { onHoldFor } from '../reservations/holds';
import { inquiryNumber } from './inquiryStates';

/** Fields of both an order and a line of an inquiry. */
export interface Comparable {
  readonly customer_name: string;
  readonly phase: number | null;
  readonly kva_rating: number | null;
  readonly primary_voltage_kv: string | null;
  readonly secondary_voltage_kv: string | null;
}

export interface CandidateLine extends Comparable {
  readonly inquiry_id: number;
  readonly state: InquiryState;
  readonly serial: string | null;
  readonly expires_at: string | null;
}

const COMPANY_FORMS = /\b(?:inc(?:orporated)?|llc|l l c|llp|lp|ltd|limited|co(?:mpany|rp(?:oration)?)?|the)\b/g;

/** Without case, punctuation and the form of the company: 'Calloway Pump, Inc.' is 'calloway pump'. */
export const plainCustomer = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(COMPANY_FORMS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** One of the alternatives ('12470D or 13200D') of each. */
const sameVoltage = (a: string | null, b: string | null): boolean =>
  alternatives(a).some((one) => alternatives(b).some((other) => isSame(one, other)));

const alternatives = (voltage: string | null) => (voltage ?? '').split(/\s+or\s+/i);

/** Equal volts; a connection that one of them leaves open is any. */
function isSame(a: string, b: string): boolean {
  const [first, second] = [parseVoltage(a), parseVoltage(b)];
  if (!first || !second || first.length !== second.length) return false;
  return first.every(({ volts, connection }, at) => {
    const other = second[at];
    const isConnected =
      connection === null || other === undefined || other.connection === null || connection === other.connection;
    return volts === other?.volts && isConnected;
  });
}

export function mayBecome(line: Comparable, order: Comparable): boolean {
  const customer = plainCustomer(line.customer_name);
  return (
    customer !== '' &&
    customer === plainCustomer(order.customer_name) &&
    line.kva_rating !== null &&
    line.kva_rating === order.kva_rating &&
    (line.phase === null || order.phase === null || line.phase === order.phase) &&
    sameVoltage(line.primary_voltage_kv, order.primary_voltage_kv) &&
    sameVoltage(line.secondary_voltage_kv, order.secondary_voltage_kv)
  );
}

const RANKS: Readonly<Record<InquiryState, number>> = { won: 0, quoted: 1, open: 2, order: 3, lost: 4 };

/** Nearest to an order first, then the one that has a unit, then the latest. */
export const byLikelihood = (a: CandidateLine, b: CandidateLine): number =>
  RANKS[a.state] - RANKS[b.state] ||
  Number(b.serial !== null) - Number(a.serial !== null) ||
  b.inquiry_id - a.inquiry_id;

/** 'Same customer, 1,500 kVA, 12470D to 480Y/277; quoted; unit U-7 is on hold for I-42 (Calloway Pump) until 3 May 2027.' */
export function proposalReason(line: CandidateLine): string {
  const ratings = `${formatNumber(line.kva_rating)} kVA, ${line.primary_voltage_kv ?? ''} to ${line.secondary_voltage_kv ?? ''}`;
  const hold = { number: inquiryNumber(line.inquiry_id), customerName: line.customer_name, expiresAt: line.expires_at };
  const unit = line.serial === null ? '' : `; unit ${line.serial} is ${onHoldFor(hold)}`;
  const state = line.state === 'order' ? 'another line became an order' : line.state;
  return `Same customer, ${ratings}; ${state}${unit}.`;
}
