import { contentionQuerySchema, contentionSchema } from '../../../contract/matching/contention';
import { paths } from '../../../contract/paths';
import { toContention } from '../../presenters/orders/contention';
import type { LiveUnits } from '../../matching/liveUnits';
import type { ContentionRepository } from '../../repositories/contention';
import type { Api } from '../api';

/** For which other open orders units are the best, and what those would fall back to. */
export function registerContention(
  app: Api,
  contention: ContentionRepository,
  liveUnits: Pick<LiveUnits, 'rates'>,
): void {
  const summary = 'For which other open orders these units are the best, and what those would fall back to';
  const schema = {
    summary,
    tags: ['Matching'],
    querystring: contentionQuerySchema,
    response: { 200: contentionSchema },
  };
  app.get(paths.contention, { schema }, async ({ query: { serials, order } }) => {
    const asked = contention.among(serials.split(','), order === undefined ? null : Number(order));
    const [rows, isJudging] = await Promise.all([asked, contention.isJudging()]);
    return { units: toContention(rows, liveUnits.rates().values), is_judging: isJudging };
  });
}
