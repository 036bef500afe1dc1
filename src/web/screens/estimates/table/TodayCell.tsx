import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { differenceText } from '../../../../domain/estimates/estimateWords';
import { Dim } from '../../../ui/elements';

/** What is not as it was when the estimate was saved, why, and line by line. */
export function TodayCell({ estimate }: { estimate: StoredEstimate }) {
  const { differences, staleBecause, worked, workedToday } = estimate;
  const bases = worked && workedToday ? { then: worked.figures, now: workedToday.figures } : undefined;
  if (differences.length === 0 && staleBecause.length === 0) return <Dim>Nothing changed</Dim>;
  return (
    <>
      {staleBecause.length > 0 && <p>{staleBecause.join(' ')}</p>}
      <ul>
        {differences.map((difference) => (
          <li key={difference.line}>{differenceText(difference, bases)}</li>
        ))}
      </ul>
    </>
  );
}
