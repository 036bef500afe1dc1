import { Fragment } from 'react';
import type { OrdersCounts } from '../../../../contract/order/ordersCounts';
import { formatNumber } from '../../../../domain/format/number';
import type { OrderFilters } from '../../../../domain/order/orderFilters';
import { isShown, summaryParts, type TriageFilters } from '../../../../domain/order/triage';
import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/layout/Layout';
import { Dim } from '../../../ui/text/Text';

export interface SummaryLineProps {
  filters: OrderFilters;
  counts: OrdersCounts | undefined;
  onShow: (shows: TriageFilters) => void;
}

/** '138 open · 9 overdue · 12 nothing serves'; each part shows its orders alone. */
export function SummaryLine({ filters, counts, onShow }: SummaryLineProps) {
  const notJudged = filters.status === 'assigned' ? 0 : (counts?.notJudged ?? 0);
  return (
    <Row $gap={1} role="group" aria-label="Summary">
      {summaryParts(filters.status, counts).map(({ words, count, shows }, index) => (
        <Fragment key={words}>
          {index > 0 && <Dim aria-hidden="true">·</Dim>}
          <Button variant="quiet" aria-pressed={isShown(filters, shows)} onClick={() => onShow(shows)}>
            {count === null ? words : `${formatNumber(count)} ${words}`}
          </Button>
        </Fragment>
      ))}
      {notJudged > 0 && <Dim>({formatNumber(notJudged)} not judged yet)</Dim>}
    </Row>
  );
}
