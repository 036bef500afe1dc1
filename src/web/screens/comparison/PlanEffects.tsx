import { createContext, memo, type ReactNode, Suspense, use, useEffect, useMemo } from 'react';
import { DEFAULT_SETTINGS } from '../../../contract/plan/defaultSettings';
import type { PlanEffectsRequest } from '../../../contract/plan/planEffects';
import type { PlanSettings } from '../../../contract/plan/planRequest';
import type { Unit } from '../../../contract/unit/unit';
import { preloadable } from '../../loading/preloadable';
import { whenIdle } from '../../loading/whenIdle';
import { useMay } from '../../state/access/useMay';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useInsights } from '../../state/insights/useInsights';
import { planEffectsShown } from '../../state/slices/planMemory';
import { Switch } from '../../ui/field/Switch';
import { Label } from '../../ui/text/Text';

const EffectOfUnit = preloadable(() =>
  import(/* webpackChunkName: "plan-effects" */ './PlanAnswers').then((m) => m.EffectOfUnit),
);
const EffectsStatus = preloadable(() =>
  import(/* webpackChunkName: "plan-effects" */ './PlanAnswers').then((m) => m.EffectsStatus),
);

/** What is asked to know of a unit, or, without one, of the comparison; null for nothing. */
type AskedOf = (serial?: string) => PlanEffectsRequest | null;

const noneAsked: AskedOf = () => null;
const Asked = createContext<AskedOf>(noneAsked);

/** As many as the server answers at once. */
const MOST_UNITS = 100;

interface PlanEffectsOfProps {
  orderId: string;
  units: readonly Pick<Unit, 'serial'>[];
  children: ReactNode;
}

/** Asks what the units of a comparison would do to the plan, once somebody wants to know; their order does not matter. */
export function PlanEffectsOf({ orderId, units, children }: PlanEffectsOfProps) {
  const isShown = useAppSelector(({ planMemory }) => planMemory.isShown);
  const settings = useAppSelector(({ planMemory }) => planMemory.settings) ?? DEFAULT_SETTINGS;
  const isAllowed = usePlanIsAllowed();
  const key = useMemo(() => keyOf(units), [units]);
  const asked = useMemo(
    () => askedOf(key === '' ? [] : key.split('\n'), Number(orderId), settings),
    [key, orderId, settings],
  );
  return <Asked value={isShown && isAllowed ? asked : noneAsked}>{children}</Asked>;
}

const keyOf = (units: PlanEffectsOfProps['units']): string =>
  units
    .map(({ serial }) => String(serial))
    .sort()
    .join('\n');

/** Lots of units that are asked for together, as one of each comes into view. */
function askedOf(serials: readonly string[], order_id: number, settings: PlanSettings): AskedOf {
  const lotOf = new Map<string, PlanEffectsRequest>();
  for (let start = 0; start < serials.length; start += MOST_UNITS) {
    const lot = { order_id, serials: serials.slice(start, start + MOST_UNITS), settings };
    for (const serial of lot.serials) lotOf.set(serial, lot);
  }
  const [first = null] = lotOf.values();
  return (serial) => (serial === undefined ? first : (lotOf.get(serial) ?? null));
}

function usePlanIsAllowed(): boolean {
  const [hasInsights, seesCost] = [useInsights(), useMay('seeCost')];
  return hasInsights && seesCost;
}

/** Shows the effects, or no longer; and says where there are none. */
export const PlanEffectsSwitch = memo(function PlanEffectsSwitch() {
  const isShown = useAppSelector(({ planMemory }) => planMemory.isShown);
  const dispatch = useAppDispatch();
  const asked = use(Asked)();
  const isAllowed = usePlanIsAllowed();
  useEffect(
    () => whenIdle(() => void Promise.all([EffectsStatus.preload(), EffectOfUnit.preload()]).catch(() => undefined)),
    [],
  );
  if (!isAllowed) return null;
  return (
    <>
      <Switch
        label="Effect on the plan"
        checked={isShown}
        onChange={(checked) => void dispatch(planEffectsShown({ isShown: checked }))}
      />
      <Label role="status">
        <Suspense fallback={null}>{asked !== null && <EffectsStatus asked={asked} />}</Suspense>
      </Label>
    </>
  );
});

/** 'Costs the plan $3,140: J59260 would fall back to 772735054'; nothing while it is not asked for. */
export function PlanEffect({ serial }: Pick<Unit, 'serial'>) {
  const asked = use(Asked)(String(serial));
  return asked === null ? null : (
    <Suspense fallback={null}>
      <EffectOfUnit asked={asked} serial={String(serial)} />
    </Suspense>
  );
}
