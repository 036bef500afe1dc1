import type { EstimateRates } from '../../contract/estimates/figures';
import type { EstimateState } from '../../contract/estimates/states';
import type { Sentence } from '../access/sentence';
import { formatDate } from '../format/date';
import { offerChanges, staleBecause, type Saved } from './grounds';
import { canLapse } from './transitions';
import type { EstimateInputs } from '../../contract/estimates/inputs';
import { businessDay } from '../calendar/businessDay';

export interface Offer {
  readonly number: string;
  /** Its last day, 'YYYY-MM-DD' in the business time zone. */
  readonly validUntil: string;
  /** Someone approved the version after that day. */
  readonly isApprovedSince: boolean;
}

interface Recorded extends Saved {
  readonly state: EstimateState;
  /** Hash of the proposed, approved, quoted or won figures. */
  readonly heldGrounds: string | null;
  readonly now: Saved | undefined;
  readonly nowByOwnRates: Pick<Saved, 'worked'> | undefined;
  readonly offer: Offer | null;
  /** 'YYYY-MM-DD' in the business time zone. */
  readonly today: string;
}

export interface Standing {
  /** 'lapsed' if the state no longer holds. */
  readonly state: EstimateState;
  /** Changes since it was saved; empty for a valid offer, regardless of rates. */
  readonly staleBecause: readonly Sentence[];
  /** A sentence: the offer expired without an approval since. */
  readonly expired: string | null;
}

/**
 * The state of an estimate today. A proposal or an approval holds only for its grounds. An offer holds until its last day for its
 * costs, work and price, regardless of rates; after that it needs an approval.
 */
export function standing(of: Recorded): Standing {
  const { state, now, offer, today } = of;
  if (state === 'quoted' && offer !== null && today <= offer.validUntil) return standingOffer(of);
  const expired = offer === null || today <= offer.validUntil || offer.isApprovedSince ? null : expiredOf(offer);
  const isHeld = of.heldGrounds === now?.grounds && !(state === 'quoted' && expired !== null);
  return { state: canLapse(state) && !isHeld ? 'lapsed' : state, staleBecause: staleOf(of), expired };
}

function standingOffer(of: Recorded): Standing {
  const changes = of.nowByOwnRates === undefined ? [GONE] : offerChanges(of.worked, of.nowByOwnRates.worked);
  if (changes.length === 0) return { state: of.state, staleBecause: [], expired: null };
  return { state: 'lapsed', staleBecause: of.now === undefined ? changes : staleOf(of), expired: null };
}

const GONE = 'The unit is gone.';

const staleOf = ({ worked, grounds, now }: Recorded): readonly Sentence[] =>
  now === undefined ? [GONE] : staleBecause({ worked, grounds, now });

const expiredOf = ({ number, validUntil }: Offer): string =>
  `The quotation ${number} was valid until ${formatDate(validUntil)}.`;

interface StoredEstimate extends Saved {
  readonly id: number;
  readonly version: number;
  readonly serial: string;
  readonly state: EstimateState;
  readonly held_grounds: string | null;
  readonly inputs: EstimateInputs;
}

/** A stored quotation; without an id if its estimate was deleted. */
interface StoredOffer {
  readonly estimate_id: number | null;
  readonly version: number;
  readonly number: string;
  readonly valid_until: string;
}

interface StoredMark {
  readonly estimate_id: number;
  readonly version: number;
  readonly step: string;
  readonly at: Date;
}

export interface Surroundings {
  readonly marks: readonly StoredMark[];
  readonly offers: readonly StoredOffer[];
  /** Computed now, with current or stored rates; undefined if the unit is gone. */
  readonly workNow: (serial: string, inputs: EstimateInputs, saved?: EstimateRates) => Saved | undefined;
  readonly today: string;
}

export function standingNow(row: StoredEstimate, { marks, offers, workNow, today }: Surroundings): Standing {
  const { serial, inputs, worked, grounds } = row;
  return standing({
    ...{ state: row.state, worked, grounds, heldGrounds: row.held_grounds, today },
    now: workNow(serial, inputs),
    nowByOwnRates: workNow(serial, inputs, worked.rates),
    offer: offerOf(row, offers, marks),
  });
}

function offerOf(
  { id, version }: StoredEstimate,
  offers: readonly StoredOffer[],
  marks: readonly StoredMark[],
): Offer | null {
  const isOfVersion = (of: Pick<StoredOffer, 'estimate_id' | 'version'>) =>
    of.estimate_id === id && of.version === version;
  const offer = offers.find(isOfVersion);
  if (offer === undefined) return null;
  const { number, valid_until: validUntil } = offer;
  const isSince = ({ step, at }: StoredMark) => step === 'approve' && businessDay(at) > validUntil;
  return { number, validUntil, isApprovedSince: marks.some((mark) => isOfVersion(mark) && isSince(mark)) };
}
