import { overviewSchema, type Overview } from '../../../../contract/overview';
import { paths } from '../../../../contract/paths';
import { reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, undefined>(
      reading(() => paths.overview, overviewSchema, ['OrderPages', 'Reservations', 'Imported']),
    ),
  }),
});

export const { useGetOverviewQuery } = overviewApi;
