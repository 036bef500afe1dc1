import type { Unit } from '../../../contract/unit/unit';
import { toCents, toDollars } from '../../cost/cents';
import { neededWork } from '../../cost/comparison/neededWork';
import { workNames } from '../../cost/workNames';
import { formatMoney } from '../../format/money';
import { listOf } from '../../format/listOf';
import { bestUnit } from './bestUnit';

/** US dollars above the margin of the Best (domain facts, fit class). */
const WORTH_A_LOOK = 5_000;

/** A unit that needs work and earns much more than the Best, which fits as it stands. */
export interface EarnsMore {
  serial: string;
  best: string;
  /** '$17,300 more with re-tank'. */
  text: string;
}

/**
 * The unit that earns most of those that fit with work, if it earns over $5,000 more than the Best. `marginOf` gives a margin in
 * US dollars that counts all needed work; null where there is none.
 */
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

/** What stands on the card or row of a unit: on that which earns more, and on the Best. */
export function earnsMoreRemark(more: EarnsMore | null, serial: Unit['serial']): string | null {
  if (more?.serial === String(serial)) return `${more.text} than the Best, ${more.best}`;
  return more?.best === String(serial) ? `Unit ${more.serial}: ${more.text}` : null;
}
