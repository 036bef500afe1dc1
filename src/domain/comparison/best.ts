import type { Unit, FitClass } from '../../contract/units/unit';
import { toCents, toDollars } from '../cost/cents';
import { neededWork, isUnjudged } from '../cost/comparison/costedUnit';
import { workNames } from '../cost/work';
import { formatMoney } from '../format/money';
import { listOf } from '../format/text';
import type { Relaxation } from '../../contract/matching/recommendations';
import type { Requirement } from '../../contract/orders/order';
import { fitClassOf, isCovering, lowerClasses, scoreText } from '../fit/fitClass';
import { gapsOf } from '../specs/gaps';

/** The highest match score among the non-manual units (spec section 4); the first of equals. */
function bestUnit(units: readonly Unit[]): Unit | null {
  let best: Unit | null = null;
  for (const unit of units) {
    if (unit.match_score !== null && unit.match_score > (best?.match_score ?? Number.NEGATIVE_INFINITY)) best = unit;
  }
  return best;
}

export function bestSerial(units: readonly Unit[]): string | null {
  const best = bestUnit(units);
  return best === null ? null : String(best.serial);
}

/** US dollars above the margin of the Best (domain facts, fit class). */
const WORTH_A_LOOK = 5_000;

export interface EarnsMore {
  serial: string;
  best: string;
  text: string;
}

/** The most profitable unit that fits with work, if it earns over $5,000 more than the Best. `marginOf` counts all needed work; null if unknown. */
export function earnsMore(units: readonly Unit[], marginOf: (unit: Unit) => number | null): EarnsMore | null {
  const best = bestUnit(units);
  const [dearest] = units
    .filter(({ fit }) => fit?.class === 'Fits with work')
    .map((unit) => ({ unit, margin: marginOf(unit) ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => (a.margin === b.margin ? 0 : b.margin - a.margin));
  if (best?.fit?.class !== 'Fits' || dearest === undefined) return null;
  const more = moreThan(dearest.margin, marginOf(best));
  if (more === null) return null;
  const work = listOf(neededWork(dearest.unit).map((needed) => workNames[needed.work]));
  return {
    serial: String(dearest.unit.serial),
    best: String(best.serial),
    text: `${formatMoney(more)} more with ${work}`,
  };
}

function moreThan(margin: number, ofBest: number | null): number | null {
  if (ofBest === null || !Number.isFinite(margin)) return null;
  const dollars = toDollars(toCents(margin) - toCents(ofBest));
  return dollars > WORTH_A_LOOK ? dollars : null;
}

export function earnsMoreRemark(more: EarnsMore | null, serial: Unit['serial']): string | null {
  if (more?.serial === String(serial)) return `${more.text} than the Best, ${more.best}`;
  return more?.best === String(serial) ? `Unit ${more.serial}: ${more.text}` : null;
}

/** Whether a server that judges units recommends none that fits or fits with work. */
export const noneFits = (recommended: readonly Unit[]): boolean =>
  recommended.length > 0 &&
  recommended.every((unit) => {
    const fitClass = fitClassOf(unit);
    return fitClass !== null && !isCovering(fitClass) && !isUnjudged(unit);
  });

export interface NearUnit {
  fitClass: FitClass;
  serial: string;
  score: string;
  gaps: readonly string[];
}

/** The best unit of each class that does not fill the order, best class first. */
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

/** Effects of changing one requirement: '500 kVA: 3 units · Mineral oil: 1 unit'. */
export const relaxationsText = (relaxations: readonly Relaxation[]): string =>
  relaxations
    .flatMap(({ change, units }) =>
      change === null || units === null ? [] : [`${change}: ${units} ${units === 1 ? 'unit' : 'units'}`],
    )
    .join(' · ');
