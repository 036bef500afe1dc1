import { urgencies, type MyWork, type MyWorkItem, type MyWorkKind } from '../../../contract/people/myWork';
import { estimateStates } from '../../../contract/estimates/states';
import { urgencyOfWork } from '../../../domain/myWork/urgency';
import type { FoundWork } from './repository';
import type { WorkRow } from './workQuery';

const idText = (id: number | string | null | undefined) => (id === null || id === undefined ? null : String(id));

const decisions = [...estimateStates, 'reopened'] as const;

function toWorkItem(kind: MyWorkKind, row: WorkRow, today: string): MyWorkItem {
  const due = row.due ?? null;
  return {
    ...{ kind, urgency: urgencyOfWork({ kind, due }, today), id: String(row.id), notice: idText(row.notice) },
    ...{ at: row.at?.toISOString() ?? null, due, orderId: idText(row.order_id), jobNumber: row.job_number ?? null },
    ...{ customerName: row.customer_name ?? null, itemCode: row.serial ?? null },
    ...{ estimateId: idText(row.estimate_id), inquiryId: idText(row.inquiry_id), name: row.name ?? null },
    decision: decisions.find((each) => each === row.decision) ?? null,
    ...{ person: row.person ?? null, note: row.note ?? null },
  };
}

/** Most urgent first. */
export function toMyWork(found: readonly FoundWork[], today: string): Omit<MyWork, 'isMailed'> {
  const items = found.flatMap(({ kind, rows }) => rows.map((row) => toWorkItem(kind, row, today)));
  return {
    results: urgencies.flatMap((urgency) => items.filter((item) => item.urgency === urgency)),
    totals: found.map(({ kind, rows }) => ({ kind, count: rows[0]?.total ?? 0 })),
  };
}
