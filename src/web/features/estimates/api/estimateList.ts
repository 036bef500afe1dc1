import {
  type EstimateList,
  type EstimateListQuery,
  estimateListSchema,
} from '../../../../contract/estimates/estimateList';
import { paths } from '../../../../contract/paths';
import { reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';

const estimateListApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Every write of the person ends in an entry of the activity.
    getEstimates: build.query<EstimateList, EstimateListQuery>(
      reading((params) => ({ url: paths.estimates, params }), estimateListSchema, ['Activity', 'Imported']),
    ),
  }),
});

export const { useGetEstimatesQuery } = estimateListApi;
