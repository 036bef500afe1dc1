import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useState } from 'react';
import { Users } from 'lucide-react';
import type { UnitContention } from '../../../../contract/matching/contention';
import { contenderText, fallbackText, contentionText } from '../../../../domain/contention/contentionText';
import { capitalized } from '../../../../domain/format/text';
import { formatNumber } from '../../../../domain/format/number';
import { jobOf } from '../../../../domain/reservations/refusals';
import { fontSize, space, toneInk } from '../../../ui/theme';
import { orderPath } from '../../../lib/paths';
import { Modal } from '../../../ui/dialog/Modal';
import { Notice } from '../../../ui/notice/Notice';
import { Dim } from '../../../ui/elements';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  li {
    display: grid;
  }
  /* Color alone does not distinguish a link within a sentence (WCAG 1.4.1). */
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;

const Basis = styled.p`
  margin-top: ${space(2)};
  font-size: ${fontSize.label};
`;

interface ContentionListProps {
  contention: UnitContention;
  isJudging: boolean;
}

const ContentionList = ({ contention: { orders, count }, isJudging }: ContentionListProps) => (
  <>
    <List>
      {orders.map((order) => (
        <li key={order.id}>
          <span>
            <Link to={orderPath(order.id)}>{capitalized(jobOf({ jobNumber: order.job_number }))}</Link>
            {order.customer_name !== null && ` · ${order.customer_name}`}
          </span>
          <span>{contenderText(order)}</span>
          <span>{fallbackText(order)}</span>
        </li>
      ))}
      {count > orders.length && <li>And {formatNumber(count - orders.length)} more</li>}
    </List>
    {orders.some(({ fallback }) => typeof fallback?.margin === 'number') && (
      <Basis>Margins leave out work whose cost is not recorded.</Basis>
    )}
    {isJudging && <Basis>Orders are still being judged: there may be more.</Basis>}
  </>
);

const Mark = styled.button`
  display: flex;
  align-items: flex-start;
  gap: 0.375rem;
  /* 24 px high, as a target must be (WCAG 2.5.8). */
  padding: 0.1875rem 0;
  border: 0;
  background: none;
  color: ${toneInk('warn')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  text-align: left;
  text-decoration: underline dotted;
  text-underline-offset: 2px;
  & > svg {
    flex: none;
    width: 1rem;
    margin-top: 2px;
  }
`;

interface ContentionMarkProps extends ContentionListProps {
  isOther: boolean;
  tabIndex?: number | undefined;
}

export function ContentionMark({ contention, isJudging, isOther, tabIndex }: ContentionMarkProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Mark type="button" tabIndex={tabIndex} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Users size={14} aria-hidden="true" />
        {contentionText(contention.count, isOther)}
      </Mark>
      <Modal
        title={`Orders that unit ${contention.serial} is best for`}
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <ContentionList contention={contention} isJudging={isJudging} />
      </Modal>
    </>
  );
}

export function ContentionWarning({
  contention,
  isJudging,
}: {
  contention: UnitContention | null;
  isJudging: boolean;
}) {
  if (contention === null)
    return isJudging ? <Dim>Orders are still being judged: others may need this unit, too.</Dim> : null;
  return (
    <Notice tone="warn">
      <p>
        <strong>{contentionText(contention.count, true)}</strong>
      </p>
      <ContentionList contention={contention} isJudging={isJudging} />
    </Notice>
  );
}
