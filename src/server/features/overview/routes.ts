import { overviewSchema, type Overview } from '../../../contract/overview';
import { paths } from '../../../contract/paths';
import { businessDay } from '../../../domain/calendar/businessDay';
import type { Api } from '../../http/api';
import { PDFS_PER_MINUTE, pdfResponse, sendPdf } from '../../lib/sendPdf';
import { overviewPdf } from './pdf/overviewPdf';
import { toOverview } from './presenter';
import type { OverviewRepository } from './repository';

const MAX_UNSERVED = 25;

async function read(overview: OverviewRepository, day: string): Promise<Overview> {
  const [groups, unserved, freeUnits] = await Promise.all([
    overview.groups(day),
    overview.unserved(day, MAX_UNSERVED),
    overview.freeUnits(),
  ]);
  return toOverview({ day, groups, unserved, freeUnits });
}

const tags = ['Orders'];

export function registerOverview(app: Api, overview: OverviewRepository, now = () => new Date()): void {
  const figures = {
    summary: 'The open orders and the available units, grouped; each group with the query that lists it',
    ...{ tags, response: { 200: overviewSchema } },
  };
  app.get(paths.overview, { schema: figures }, () => read(overview, businessDay(now())));

  const page = { summary: 'The overview as one page, as PDF', tags, response: pdfResponse };
  const config = { rateLimit: { max: PDFS_PER_MINUTE } };
  app.get(paths.overviewPdf, { config, schema: page }, async (_request, reply, { permissions }) => {
    const day = businessDay(now());
    const pdf = await overviewPdf(await read(overview, day), permissions.has('seeCost'));
    return sendPdf(reply, pdf, `overview-${day}`);
  });
}
