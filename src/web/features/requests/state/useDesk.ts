import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { MAX_LINES, MAX_REQUEST_TEXT, type RequestedLine } from '../../../../contract/requests/matching';
import type { ReadRequest } from '../../../../contract/requests/reading';
import { bestSerial } from '../../../../domain/comparison/best';
import { sortUnits } from '../../../../domain/comparison/sortUnits';
import { fitClassOf, isCovering } from '../../../../domain/fit/fitClass';
import {
  deliveryPlace,
  editedLine,
  judgedFields,
  quantityOfLine,
  shownRequirement,
} from '../../../../domain/request/desk/deskLine';
import { useAppSelector, useRates } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { useServices } from '../../../store/services';
import { marginIn, selectChangedOptions } from '../../comparison/state/comparisonChoices';
import type { QuotedOrder } from '../../comparison/state/useCosts';
import { useAssignLinesQuery, useMatchLineQuery, useReadRequestQuery } from '../api/requests';

/** The units of a request are priced and judged like those of an order, under this id. */
export const REQUEST = 'request';

const MAX_QUANTITY = 50;

export interface DeskLine {
  readonly at: number;
  readonly readings: ReadRequest['lines'][number]['readings'];
  readonly fields: RequestedLine;
}

export function useDesk() {
  const { text, edits, said, line } = useAppSelector(({ requestDesk }) => requestDesk);
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > MAX_REQUEST_TEXT;
  const query = useReadRequestQuery(isEmpty || isTooLong ? skipToken : { text });
  const reading = isEmpty || isTooLong ? undefined : query.data;
  const retry = useGated(query.refetch);
  const lines = useMemo(
    () =>
      (reading?.lines ?? []).map(({ readings }, at): DeskLine => ({
        at,
        readings,
        fields: editedLine(readings, edits[at]),
      })),
    [reading, edits],
  );
  const chosen = lines[line] ?? lines[0] ?? null;
  const place = said.place ?? reading?.request.find(({ field }) => field === 'place')?.value ?? '';
  const isCurrent = query.currentData !== undefined && query.currentData === reading;
  const error = isEmpty || isTooLong || query.isFetching ? undefined : query.error;
  return {
    ...{ text, edits, said, isEmpty, isTooLong, reading, retry, lines, chosen, place, isCurrent, error },
    isFetching: query.isFetching,
  };
}
export type Desk = ReturnType<typeof useDesk>;

/** The units of a line as the comparison shows those of an order. */
export function useLineUnits(line: DeskLine | null, place: string) {
  const { today } = useServices();
  const sort = useAppSelector(({ requestDesk }) => requestDesk.sort);
  const changed = useAppSelector((state) => selectChangedOptions(state, REQUEST));
  const rates = useRates();
  const fields = useMemo(() => (line === null ? null : judgedFields(line.fields)), [line]);
  const query = useMatchLineQuery(fields === null ? skipToken : { fields });
  const retry = useGated(query.refetch);
  const match = fields === null ? undefined : query.data;
  const day = today();
  const order = useMemo(
    (): QuotedOrder => ({
      ...{ id: REQUEST, price: null, isFreightPaidByCustomer: false },
      customerLocation: deliveryPlace(place, day),
      requirement: shownRequirement(fields ?? {}),
    }),
    [fields, place, day],
  );
  const units = useMemo(
    () => sortUnits(match?.matches ?? [], sort, marginIn(changed, null, rates)),
    [match, sort, changed, rates],
  );
  return {
    ...{ order, units, match, sort, retry },
    best: bestSerial(units),
    fitting: units.filter((unit) => isCovering(fitClassOf(unit))).length,
    isFetching: query.isFetching,
    error: query.isFetching ? undefined : query.error,
  };
}
export type LineUnits = ReturnType<typeof useLineUnits>;

/** Distinct units for several lines together; null for a single line. */
export function useAllLines(lines: readonly DeskLine[]) {
  const asked = useMemo(
    () =>
      lines.slice(0, MAX_LINES).map(({ fields }) => ({
        fields: judgedFields(fields),
        quantity: Math.min(MAX_QUANTITY, quantityOfLine(fields)),
      })),
    [lines],
  );
  const { data, isFetching, error, refetch } = useAssignLinesQuery(asked.length < 2 ? skipToken : { lines: asked });
  const retry = useGated(refetch);
  return asked.length < 2 ? null : { asked, assigned: data, isFetching, error: isFetching ? undefined : error, retry };
}
