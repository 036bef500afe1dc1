import type { PlanStep } from '../../../contract/plan/plan';
import { usePlanProgress } from '../../state/api/matching/plan';
import { formatNumber } from '../../../domain/format/number';
import { Button } from '../../ui/button/Button';
import { Row } from '../../ui/elements';
import { Working } from '../../ui/Spinner';

const WORDS: Readonly<Record<PlanStep['step'], string>> = {
  waiting: 'Waiting for other plans to finish',
  matching: 'Matching orders to units',
  solving: 'Finding the best plan',
  proving: 'Proving that no plan is better',
};

/** How far the plan is, with the way out. */
export function PlanProgress({ onCancel }: { onCancel: () => void }) {
  const step = usePlanProgress();
  return (
    <Row>
      <Working>{step === null ? 'Planning...' : wordsOf(step)}</Working>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  );
}

function wordsOf({ step, done, of }: PlanStep): string {
  if (step === 'proving' || done === 0) return `${WORDS[step]}...`;
  if (step === 'solving') return `${WORDS[step]}: round ${formatNumber(done)} of ${formatNumber(of)}...`;
  return `${WORDS[step]}: ${formatNumber(done)} orders...`;
}
