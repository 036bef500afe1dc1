import type { EarnsMore } from '../../../../domain/comparison/best';
import { useMay } from '../../../state/access/useMay';
import { useAppSelector } from '../../../state/hooks';
import type { ComparisonList } from '../../../state/selectors/comparison';
import { selectEarnsMore } from '../../../state/selectors/earnsMore';

/** The unit with work that earns much more than the Best; null too for those who see no costs. */
export function useEarnsMore(list: ComparisonList): EarnsMore | null {
  const more = useAppSelector((state) => selectEarnsMore(state, list));
  return useMay('seeCost') ? more : null;
}
