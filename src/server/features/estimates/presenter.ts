import type { Selectable } from 'kysely';
import type {
  EstimateDraft,
  EstimateMark,
  EstimateVersion,
  StoredEstimate,
} from '../../../contract/estimates/estimates';
import type { ListedEstimate } from '../../../contract/estimates/estimateList';
import type { WorkedEstimate } from '../../../contract/estimates/figures';
import type { Permission } from '../../../domain/access/access';
import { sentenceFor, sentencesFor } from '../../../domain/access/sentence';
import { approvalReasons } from '../../../domain/estimates/approvalReasons';
import { deviations, costChange } from '../../../domain/estimates/grounds';
import { differences } from '../../../domain/estimates/moneyLines';
import { consentNeed, isOwnProposal, openSteps, type Winner } from '../../../domain/estimates/allowedSteps';
import { standingNow, type Surroundings } from '../../../domain/estimates/standing';
import { nextState } from '../../../domain/estimates/transitions';
import { workDaysText } from '../../../domain/estimates/workDays';
import { whyNoDelivery } from '../../../domain/quotations/issuing';
import type { EstimateTables } from '../../db/schema/salesTables';
import type { ListedRow } from './listEstimates';

type Row<Table extends keyof EstimateTables> = Selectable<EstimateTables[Table]>;
type VersionRow = Row<'estimate_versions'>;
type MarkRow = Row<'estimate_marks'>;
type EstimateRow = Row<'estimates'> & Omit<VersionRow, 'estimate_id' | 'version'>;

export interface EstimateView extends Surroundings {
  readonly subject: string;
  readonly permissions: ReadonlySet<Permission>;
  readonly marks: readonly MarkRow[];
  readonly winner: Winner | null;
  readonly requestDate: string | null;
  readonly orderType: string | null;
}

/** Shows it as lapsed once it differs from the promised data. */
export function toEstimate(row: EstimateRow, view: EstimateView): StoredEstimate {
  const { subject, permissions, marks, winner, workNow, requestDate, today } = view;
  const { inputs, worked } = row;
  const now = workNow(row.serial, inputs);
  const { state, ...stands } = standingNow(row, view);
  const isOpen = nextState(row.state, 'save') !== null;
  const stale = isOpen ? stands.staleBecause : [];
  const expired = isOpen ? stands.expired : null;
  const approval = approvalReasons(inputs, worked, { expired });
  const whyNot = isOpen ? whyNoDelivery(inputs, requestDate, today) : null;
  const timed = { inputs, worked: now?.worked ?? worked, orderType: view.orderType };
  const isOwn = isOwnProposal({ proposedBy: row.proposed_by_subject, savedBy: row.saved_by_subject }, subject);
  const own = marks.filter(({ estimate_id }) => estimate_id === row.id);
  const of = {
    ...{ state, figures: worked.figures, staleBecause: stale, approvalReasons: approval },
    ...{ isOwnProposal: isOwn, winner, whyNoDelivery: whyNot, consent: consentNeed(row, own) },
  };
  return {
    ...{ id: String(row.id), orderId: String(row.order_id), unitSerial: row.serial },
    ...{ name: row.name, version: row.version, state },
    ...{ author: row.author_name, createdAt: row.created_at.toISOString() },
    ...{ savedBy: row.saved_by, savedAt: row.saved_at.toISOString() },
    copyOf: row.copy_of === null ? null : String(row.copy_of),
    fit: toFit(worked),
    ...{ inputs, worked, workedToday: now?.worked ?? null },
    differences: now === undefined ? [] : differences({ inputs, worked }, { inputs, worked: now.worked }),
    staleBecause: sentencesFor(permissions, [...(expired === null ? [] : [expired]), ...stale]),
    approvalReasons: sentencesFor(permissions, approval),
    ...{ whyNoDelivery: whyNot, workDays: isOpen ? workDaysText(timed, requestDate, today) : null },
    marks: own.map(toMark(permissions)),
    steps: openSteps({ ...of, permissions }),
  };
}

const toFit = ({ unit: { fit } }: WorkedEstimate): StoredEstimate['fit'] =>
  fit?.class ? { class: fit.class, deviations: deviations(fit) } : null;

const toMark =
  (permissions: ReadonlySet<Permission>) =>
  ({ step, state, version, by_name, at, reason: recorded, consent_by, consent_on }: MarkRow): EstimateMark => ({
    ...{ step, state, version, by: by_name, at: at.toISOString() },
    reason: recorded === null || step !== 'lapse' ? recorded : sentenceFor(permissions, costChange(recorded)),
    ...(consent_by !== null && consent_on !== null && { consent: { by: consent_by, on: consent_on } }),
  });

export const toEstimateVersion = (row: VersionRow): EstimateVersion => ({
  ...{ version: row.version, name: row.name, savedBy: row.saved_by, savedAt: row.saved_at.toISOString() },
  ...{ inputs: row.inputs, worked: row.worked },
});

export const toEstimateDraft = (row: Row<'estimate_drafts'>): EstimateDraft => ({
  unitSerial: row.serial,
  estimateId: row.estimate_id === 0 ? null : String(row.estimate_id),
  ...{ version: row.version, name: row.name, inputs: row.inputs, savedAt: row.saved_at.toISOString() },
  revision: row.revision,
});

export const toListedEstimate = (row: ListedRow): ListedEstimate => ({
  ...{ id: String(row.id), orderId: String(row.order_id), jobNumber: row.job_number, customerName: row.customer_name },
  ...{ unitSerial: row.serial, name: row.name, version: row.version, state: row.state, author: row.author_name },
  ...{ isOwn: row.is_own, savedAt: row.saved_at.toISOString(), quotation: row.number, validUntil: row.valid_until },
});
