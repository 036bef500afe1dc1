import { Link } from 'react-router-dom';
import type { RatesEffect, RatesExample } from '../../../../contract/rates/rateSets';
import { formatMargin } from '../../../../domain/format/margin';
import { formatMoney } from '../../../../domain/format/money';
import { effectWords } from '../../../../domain/rateSets/effectWords';
import { Button } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/layout/Layout';
import { Table, TableScroll } from '../../../ui/layout/Table';
import { needsNetwork } from '../../../ui/needsNetwork';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/progress/Working';
import { Dim } from '../../../ui/text/Text';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';

interface EffectProps {
  effect: RatesEffect | null;
  isBusy: boolean;
  /** Why the effect is not known. */
  failure: string | null;
  onAgain: () => void;
}

/** What rates would do to the open orders, with a few of them. */
export function Effect({ effect, isBusy, failure, onAgain }: EffectProps) {
  if (isBusy) return <Working>Comparing the open orders...</Working>;
  if (failure !== null)
    return (
      <Stack $gap={2}>
        <Notice tone="bad">What it would do to open orders is not known. {failure}</Notice>
        <Row>
          <Button size="small" onClick={onAgain} {...needsNetwork}>
            Try again
          </Button>
        </Row>
      </Stack>
    );
  if (effect === null) return null;
  const [judged, ...sentences] = effectWords(effect);
  return (
    <Stack $gap={2} as="section" aria-label="Effect on open orders">
      <h3>Effect on open orders</h3>
      <p>
        <strong>{sentences.join(' ')}</strong>
      </p>
      <Dim>{judged} Add-ons count in the rough estimate of a unit alone.</Dim>
      {effect.examples.length > 0 && <Examples examples={effect.examples} />}
    </Stack>
  );
}

const bestText = ({ serial, margin, marginPercentage, isGood }: RatesExample['before']): string => {
  if (serial === null) return 'none';
  return margin === null
    ? serial
    : `${serial} · ${formatMoney(margin)} · ${formatMargin(marginPercentage)}${isGood === true ? ', good' : ''}`;
};

const Examples = ({ examples }: { examples: readonly RatesExample[] }) => (
  <TableScroll>
    <Table>
      <VisuallyHidden as="caption">Some of the orders</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">Job Number</th>
          <th scope="col">Best unit today</th>
          <th scope="col">Best unit then</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ orderId, jobNumber, before, after }) => (
          <tr key={String(orderId)}>
            <td>
              <Link to={`/order/${encodeURIComponent(orderId)}`} target="_blank">
                {jobNumber ?? orderId}
              </Link>
            </td>
            <td>{bestText(before)}</td>
            <td>{bestText(after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </TableScroll>
);
