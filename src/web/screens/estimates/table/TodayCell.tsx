import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { differenceText } from '../../../../domain/estimates/estimateWords';
import { Dim } from '../../../ui/text/Text';

/** What is not as it was when the estimate was saved, why, and line by line. */
export function TodayCell({ estimate: { differences, staleBecause } }: { estimate: StoredEstimate }) {
  if (differences.length === 0 && staleBecause.length === 0) return <Dim>Nothing changed</Dim>;
  return (
    <>
      {staleBecause.length > 0 && <p>{staleBecause.join(' ')}</p>}
      <ul>
        {differences.map((difference) => (
          <li key={difference.line}>{differenceText(difference)}</li>
        ))}
      </ul>
    </>
  );
}
