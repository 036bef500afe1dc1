import { paths } from '../../../contract/paths';
import { planEffectsRequestSchema, planEffectsSchema } from '../../../contract/plan/planEffects';
import { businessDay } from '../../../domain/order/businessDay';
import { effectsOf, type EffectsDependencies } from '../../matching/plan/effects/effectsOf';
import type { KeptPlans } from '../../matching/plan/effects/keptPlans';
import type { LiveUnits } from '../../matching/liveUnits';
import type { Api } from '../api';

export interface EffectsRouteDependencies {
  readonly units: EffectsDependencies['units'];
  readonly liveUnits: Pick<LiveUnits, 'rates'>;
  readonly kept: KeptPlans;
  readonly now: () => Date;
}

const schema = {
  summary: 'What choosing each of these units for an order would do to the whole plan',
  tags: ['Plan'],
  body: planEffectsRequestSchema,
  response: { 200: planEffectsSchema },
};
const config = { needs: 'seeCost', isRead: true } as const;
const NOTHING = { effects: [], is_left_out: false, is_too_large: false };

export function registerEffects(app: Api, { units, liveUnits, kept, now }: EffectsRouteDependencies): void {
  const rates = () => liveUnits.rates().values;
  app.post(paths.planEffects, { config, schema }, async ({ body: { order_id, serials, settings } }) => {
    const plan = await kept(settings, businessDay(now()));
    if (plan === null) return { ...NOTHING, is_too_large: true };
    const effects = await effectsOf({ units, rates }, plan, order_id, [...new Set(serials)]);
    return effects === null ? { ...NOTHING, is_left_out: true } : { ...NOTHING, effects };
  });
}
