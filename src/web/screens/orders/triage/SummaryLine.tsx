import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { OrdersCounts } from '../../../../contract/order/ordersQuery';
import { formatNumber } from '../../../../domain/format/number';
import type { OrderFilters, TriageFilters } from '../../../../domain/order/orderFilters';
import { isShown, notJudgedOf, summaryParts } from '../../../../domain/order/triage';
import { Button } from '../../../ui/button/Button';
import { Row, Dim } from '../../../ui/elements';
import { color, fontSize } from '../../../ui/theme';

export interface SummaryLineProps {
  filters: OrderFilters;
  counts: OrdersCounts | undefined;
  onShow: (shows: TriageFilters) => void;
}

const Part = styled(Button)`
  font-size: ${fontSize.body};
  &[data-bad='true'] {
    color: ${color('bad')};
  }
`;

/** '138 open · 9 overdue · 28 not covered'; each part shows its orders alone. */
export function SummaryLine({ filters, counts, onShow }: SummaryLineProps) {
  const notJudged = notJudgedOf(filters.status, counts);
  return (
    <Row $gap={2} role="group" aria-label="Summary">
      {summaryParts(filters.status, counts).map(({ words, count, shows }, index) => (
        <Fragment key={words}>
          {index > 0 && <Dim aria-hidden="true">·</Dim>}
          <Part
            variant="quiet"
            size="small"
            data-bad={index > 0 && (count ?? 0) > 0}
            aria-pressed={isShown(filters, shows)}
            onClick={() => onShow(shows)}
          >
            {count === null ? words : `${formatNumber(count)} ${words}`}
          </Part>
        </Fragment>
      ))}
      {notJudged > 0 && <Dim>({formatNumber(notJudged)} not judged yet)</Dim>}
    </Row>
  );
}
