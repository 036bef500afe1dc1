import type { EarnsMore } from '../../../../domain/comparison/best';
import { useMay, useAppSelector } from '../../../state/hooks';
import { type ComparisonList, selectEarnsMore } from '../../../state/selectors/comparison';

/** The unit with work that earns much more than the Best; null too for those who see no costs. */
export function useEarnsMore(list: ComparisonList): EarnsMore | null {
  const more = useAppSelector((state) => selectEarnsMore(state, list));
  return useMay('seeCost') ? more : null;
}
