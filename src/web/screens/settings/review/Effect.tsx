import { Link } from 'react-router-dom';
import type { RatesEffect, RatesExample } from '../../../../contract/rates/rateSets';
import { marginText } from '../../../../domain/cost/comparison/estimateWords';
import { effectWords } from '../../../../domain/rateSets/ratesDifference';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack, Dim, VisuallyHidden } from '../../../ui/elements';
import { Table, TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';

interface GoodMargins {
  before: number;
  after: number;
}

interface EffectProps {
  effect: RatesEffect | null;
  /** From which on a margin is good, by the rates of today and by the changed ones; percent. */
  goodMargins: GoodMargins;
  isBusy: boolean;
  /** Why the effect is not known. */
  failure: string | null;
  onAgain: () => void;
}

/** What rates would do to the open orders, with a few of them. */
export function Effect({ effect, goodMargins, isBusy, failure, onAgain }: EffectProps) {
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
      {effect.examples.length > 0 && <Examples examples={effect.examples} goodMargins={goodMargins} />}
    </Stack>
  );
}

const bestText = (best: RatesExample['before'], goodMargin: number): string => {
  if (best.serial === null) return 'none';
  if (best.margin === null) return best.serial;
  const { margin, marginPercentage, isComplete, isGood } = best;
  const text = marginText({ margin, marginPercentage, goodMargin, isComplete: isComplete === true });
  return `${best.serial} · ${text}${isGood === true ? ', good' : ''}`;
};

interface ExamplesProps {
  examples: readonly RatesExample[];
  goodMargins: GoodMargins;
}

const Examples = ({ examples, goodMargins }: ExamplesProps) => (
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
            <td>{bestText(before, goodMargins.before)}</td>
            <td>{bestText(after, goodMargins.after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </TableScroll>
);
