import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { DEFAULT_SETTINGS } from '../../../../contract/plan/defaultSettings';
import type { PlanEffectsRequest } from '../../../../contract/plan/planEffects';
import type { PlanSettings } from '../../../../contract/plan/planRequest';
import type { Unit } from '../../../../contract/units/unit';
import { preloadable } from '../../../lib/loading/preloadable';
import { whenIdle } from '../../../lib/loading/whenIdle';
import { useHasPermission, useAppDispatch, useAppSelector, useInsights } from '../../../store/hooks';
import { planEffectsShown } from '../../plan/state/planMemory';
import { Label } from '../../../ui/elements';
import type { MenuItem } from '../../../ui/menu/OpenMenu';

const PlanAnswer = preloadable(
  () => import(/* webpackChunkName: "plan-effects" */ './PlanAnswers').then((m) => m.PlanAnswer),
  null,
);

/** Without a serial: for the whole comparison. */
type RequestOf = (serial?: string) => PlanEffectsRequest | null;

const noRequest: RequestOf = () => null;
const EffectsRequest = createContext<RequestOf>(noRequest);

/** Server limit per request. */
const MAX_UNITS = 100;

interface PlanEffectsOfProps {
  orderId: string;
  units: readonly Pick<Unit, 'serial'>[];
  children: ReactNode;
}

export function PlanEffectsOf({ orderId, units, children }: PlanEffectsOfProps) {
  const isShown = useAppSelector(({ planMemory }) => planMemory.isShown);
  const settings = useAppSelector(({ planMemory }) => planMemory.settings) ?? DEFAULT_SETTINGS;
  const isAllowed = usePlanIsAllowed();
  // The order of the units does not matter.
  const key = useMemo(
    () =>
      Array.from(units, ({ serial }) => String(serial))
        .sort()
        .join('\n'),
    [units],
  );
  const request = useMemo(
    () => requestsOf(key === '' ? [] : key.split('\n'), Number(orderId), settings),
    [key, orderId, settings],
  );
  return <EffectsRequest value={isShown && isAllowed ? request : noRequest}>{children}</EffectsRequest>;
}

function requestsOf(serials: readonly string[], order_id: number, settings: PlanSettings): RequestOf {
  const batchOf = new Map<string, PlanEffectsRequest>();
  for (let start = 0; start < serials.length; start += MAX_UNITS) {
    const batch = { order_id, serials: serials.slice(start, start + MAX_UNITS), settings };
    for (const serial of batch.serials) batchOf.set(serial, batch);
  }
  const [first = null] = batchOf.values();
  return (serial) => (serial === undefined ? first : (batchOf.get(serial) ?? null));
}

function usePlanIsAllowed(): boolean {
  const [hasInsights, seesCost] = [useInsights(), useHasPermission('seeCost')];
  return hasInsights && seesCost;
}

/** Null for those who must not see the plan. */
export function usePlanImpactItem(): MenuItem | null {
  const isShown = useAppSelector(({ planMemory }) => planMemory.isShown);
  const dispatch = useAppDispatch();
  const isAllowed = usePlanIsAllowed();
  useEffect(() => whenIdle(PlanAnswer.tryPreload), []);
  if (!isAllowed) return null;
  const label = isShown ? 'Hide plan impact' : 'Show plan impact';
  const onSelect = () => void dispatch(planEffectsShown({ isShown: !isShown }));
  return { id: 'plan impact', label, action: label, onSelect };
}

/** Of the whole comparison: that the plan is computed, or why it cannot be. */
export function PlanImpactStatus() {
  const request = use(EffectsRequest)();
  return <Label role="status">{request !== null && <PlanAnswer request={request} />}</Label>;
}

export function PlanEffect({ serial }: Pick<Unit, 'serial'>) {
  const request = use(EffectsRequest)(String(serial));
  return request === null ? null : <PlanAnswer request={request} serial={String(serial)} />;
}
