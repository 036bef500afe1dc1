import type { PlanBand } from '../../contract/plan/plan';
import { fitClasses, type FitClass } from '../../contract/unit/unit';
import { toDollars } from '../cost/cents';
import type { PairFacts } from './objective';

type Ways = Readonly<Record<'plan' | 'first_come' | 'reserved', Iterable<PairFacts>>>;

/** How many orders each way fills with units of which fit class, and at what margin; without classes that no way uses. */
export function classBands(ways: Ways): PlanBand[] {
  const served = { plan: [...ways.plan], first_come: [...ways.first_come], reserved: [...ways.reserved] };
  const used = new Set(
    Object.values(served)
      .flat()
      .map(({ fitClass }) => fitClass),
  );
  return fitClasses
    .filter((fitClass) => used.has(fitClass))
    .map((fitClass) => ({
      ...{ fit_class: fitClass, plan: totalIn(served.plan, fitClass) },
      ...{ first_come: totalIn(served.first_come, fitClass), reserved: totalIn(served.reserved, fitClass) },
    }));
}

function totalIn(pairs: readonly PairFacts[], fitClass: FitClass): PlanBand['plan'] {
  const found = pairs.filter((pair) => pair.fitClass === fitClass);
  return { orders: found.length, margin: toDollars(found.reduce((sum, { margin }) => sum + margin, 0)) };
}
