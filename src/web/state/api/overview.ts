import { overviewSchema, type Overview } from '../../../contract/overview';
import { paths } from '../../../contract/paths';
import { reading } from './server/answer';
import { api } from './api';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, undefined>(
      reading(() => paths.overview, overviewSchema, ['OrderPages', 'Reservations', 'Imported']),
    ),
  }),
});

export const { useGetOverviewQuery } = overviewApi;
