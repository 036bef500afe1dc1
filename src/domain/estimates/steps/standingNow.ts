import type { EstimateRates, WorkedEstimate } from '../../../contract/estimates/figures';
import type { EstimateInputs } from '../../../contract/estimates/inputs';
import type { EstimateState } from '../../../contract/estimates/states';
import { businessDay } from '../../calendar/businessDay';
import { standing, type Offer, type Standing } from './standing';

interface Version {
  readonly id: number;
  readonly version: number;
}

/** An estimate with its newest version, as it is kept. */
interface KeptEstimate extends Version {
  readonly serial: string;
  readonly state: EstimateState;
  readonly held_grounds: string | null;
  readonly inputs: EstimateInputs;
  readonly worked: WorkedEstimate;
  readonly grounds: string;
}

/** A quotation, as it is kept; of an estimate that is gone without its id. */
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

/** What there is beside an estimate, of this one and others. */
export interface Surroundings {
  readonly marks: readonly KeptMark[];
  readonly offers: readonly KeptOffer[];
  /** As of now, with the rates that hold or with kept ones; undefined where the unit is gone. */
  readonly workNow: (
    serial: string,
    inputs: EstimateInputs,
    kept?: EstimateRates,
  ) => { readonly worked: WorkedEstimate; readonly grounds: string } | undefined;
  /** 'YYYY-MM-DD' in the business time zone. */
  readonly today: string;
}

/** Where a kept estimate stands today. */
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
