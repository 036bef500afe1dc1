import type { WorkedEstimate, EstimateRates } from '../../contract/estimates/figures';
import type { EstimateState } from '../../contract/estimates/states';
import type { Sentence } from '../access/sentence';
import { formatDate } from '../format/date';
import { offerChanges, staleBecause } from './grounds';
import { canLapse } from './transitions';
import type { EstimateInputs } from '../../contract/estimates/inputs';
import { businessDay } from '../calendar/businessDay';

export interface Offer {
  /** 'Q-2026-0001' */
  readonly number: string;
  /** Its last day, 'YYYY-MM-DD' in the business time zone. */
  readonly validUntil: string;
  /** Someone approved the version after that day. */
  readonly isApprovedSince: boolean;
}

interface Saved {
  readonly worked: WorkedEstimate;
  /** Hash of its inputs and data. */
  readonly grounds: string;
}

interface Recorded extends Saved {
  readonly state: EstimateState;
  /** Hash of the proposed, approved, quoted or won figures. */
  readonly heldGrounds: string | null;
  /** Computed now; absent if the unit is gone. */
  readonly now: Saved | undefined;
  /** Computed now with the saved rates. */
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
  return {
    state: canLapse(state) && !isHeld ? 'lapsed' : state,
    staleBecause: staleOf(of),
    expired,
  };
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

interface Version {
  readonly id: number;
  readonly version: number;
}

interface KeptEstimate extends Version {
  readonly serial: string;
  readonly state: EstimateState;
  readonly held_grounds: string | null;
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
  readonly grounds: string;
}

/** A stored quotation; without an id if its estimate was deleted. */
interface KeptOffer {
  readonly estimate_id: number | null;
  readonly version: number;
  readonly number: string;
  readonly valid_until: string;
}

interface KeptMark {
  readonly estimate_id: number;
  readonly version: number;
  readonly step: string;
  readonly at: Date;
}

export interface Surroundings {
  readonly marks: readonly KeptMark[];
  readonly offers: readonly KeptOffer[];
  /** Computed now, with current or stored rates; undefined if the unit is gone. */
  readonly workNow: (
    serial: string,
    inputs: EstimateInputs,
    kept?: EstimateRates,
  ) => { readonly worked: WorkedEstimate; readonly grounds: string } | undefined;
  /** 'YYYY-MM-DD' in the business time zone. */
  readonly today: string;
}

export function standingNow(row: KeptEstimate, { marks, offers, workNow, today }: Surroundings): Standing {
  const { serial, inputs, worked, grounds } = row;
  return standing({
    ...{ state: row.state, worked, grounds, heldGrounds: row.held_grounds, today },
    now: workNow(serial, inputs),
    nowByOwnRates: workNow(serial, inputs, worked.rates),
    offer: offerOf(row, offers, marks),
  });
}

function offerOf({ id, version }: Version, offers: readonly KeptOffer[], marks: readonly KeptMark[]): Offer | null {
  const isOfVersion = (of: Pick<KeptOffer, 'estimate_id' | 'version'>) =>
    of.estimate_id === id && of.version === version;
  const offer = offers.find(isOfVersion);
  if (offer === undefined) return null;
  const { number, valid_until: validUntil } = offer;
  const isSince = ({ step, at }: KeptMark) => step === 'approve' && businessDay(at) > validUntil;
  return { number, validUntil, isApprovedSince: marks.some((mark) => isOfVersion(mark) && isSince(mark)) };
}
