import type { Relaxation } from '../../../contract/matching/recommendations';
import type { Requirement } from '../../../contract/order/order';
import type { FitClass, Unit } from '../../../contract/unit/unit';
import { fitClassOf, isCovering, lowerClasses } from '../../fit/fitClass';
import { scoreText } from '../../fit/fitWords';
import { isUnjudged } from '../../cost/comparison/unjudged';
import { gapsOf } from '../../specs/gaps';

/** Whether a server that judges units recommends none that fits or fits with work. An order that cannot be judged is another matter. */
export const noneFits = (recommended: readonly Unit[]): boolean =>
  recommended.length > 0 &&
  recommended.every((unit) => {
    const fitClass = fitClassOf(unit);
    return fitClass !== null && !isCovering(fitClass) && !isUnjudged(unit);
  });

/** A unit that fits least badly, and what it lacks. */
export interface NearUnit {
  fitClass: FitClass;
  serial: string;
  /** '62%'. */
  score: string;
  /** 'KVA Rating: 300 kVA is below the required 500 kVA'. */
  gaps: readonly string[];
}

/** The best unit of each class that does not fill the order, the best class first. */
export const nearUnits = (requirement: Partial<Requirement>, recommended: readonly Unit[]): NearUnit[] =>
  lowerClasses.flatMap((fitClass) => {
    const unit = recommended.find((each) => fitClassOf(each) === fitClass);
    return unit ? [nearUnit(requirement, unit, fitClass)] : [];
  });

function nearUnit(requirement: Partial<Requirement>, unit: Unit, fitClass: FitClass): NearUnit {
  const gaps = gapsOf(requirement, unit);
  const failing = gaps.filter(({ verdict }) => verdict === 'does not fit' || verdict === 'oversized');
  const shown = fitClass === 'Fits, to be checked' ? gaps : failing;
  return {
    fitClass,
    serial: String(unit.serial),
    score: scoreText(unit),
    gaps: shown.map(({ text }) => text),
  };
}

/** What changing one requirement would bring: '500 kVA: 3 units · Mineral oil: 1 unit'. */
export const relaxationsText = (relaxations: readonly Relaxation[]): string =>
  relaxations
    .flatMap(({ change, units }) =>
      change === null || units === null ? [] : [`${change}: ${units} ${units === 1 ? 'unit' : 'units'}`],
    )
    .join(' · ');
