import { paths } from '../../../contract/paths';
import { planEffectsRequestSchema, planEffectsSchema } from '../../../contract/plan/planEffects';
import { businessDay } from '../../../domain/calendar/businessDay';
import { effectsOf, type EffectsDependencies } from '../../matching/plan/effects/effectsOf';
import type { KeptPlans } from '../../matching/plan/effects/keptPlans';
import type { LiveUnits } from '../../matching/liveUnits';
import type { Api } from '../api';
import { askerOf } from './askerOf';

export interface EffectsRouteDependencies {
  readonly units: EffectsDependencies['units'];
  readonly liveUnits: Pick<LiveUnits, 'rates'>;
  readonly kept: KeptPlans;
  readonly now: () => Date;
  /** Aborted when the server stops. */
  readonly leaving: AbortSignal;
}

const schema = {
  summary: 'What choosing each of these units for an order would do to the whole plan',
  tags: ['Plan'],
  body: planEffectsRequestSchema,
  response: { 200: planEffectsSchema },
};
const config = { needs: 'seeCost', isRead: true } as const;
const NOTHING = { effects: [], is_left_out: false, is_too_large: false };

export function registerEffects(app: Api, dependencies: EffectsRouteDependencies): void {
  const { units, liveUnits, kept, now, leaving } = dependencies;
  const rates = () => liveUnits.rates().values;
  app.post(paths.planEffects, { config, schema }, async (request, reply, principal) => {
    const { order_id, serials, settings } = request.body;
    const plan = await kept(settings, businessDay(now()), askerOf(principal, reply, leaving));
    if (plan === null) return { ...NOTHING, is_too_large: true };
    const effects = await effectsOf({ units, rates }, plan, order_id, [...new Set(serials)]);
    return effects === null ? { ...NOTHING, is_left_out: true } : { ...NOTHING, effects };
  });
}
