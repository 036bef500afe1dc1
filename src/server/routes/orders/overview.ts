import { overviewSchema } from '../../../contract/overview';
import { paths } from '../../../contract/paths';
import { businessDay } from '../../../domain/calendar/businessDay';
import { toOverview } from '../../presenters/orders/overview';
import type { OverviewRepository } from '../../repositories/orders/overviewGroups';
import type { Api } from '../api';

/** The groups of what nothing serves that are listed. */
const MOST_UNSERVED = 25;

const schema = {
  summary: 'The open orders and the free units, grouped; each group with the query that lists it',
  tags: ['Orders'],
  response: { 200: overviewSchema },
};

/** The day at a glance. */
export function registerOverview(app: Api, overview: OverviewRepository, now = () => new Date()): void {
  app.get(paths.overview, { schema }, async () => {
    const day = businessDay(now());
    const [groups, unserved, freeUnits] = await Promise.all([
      overview.groups(day),
      overview.unserved(day, MOST_UNSERVED),
      overview.freeUnits(),
    ]);
    return toOverview({ day, groups, unserved, freeUnits });
  });
}
