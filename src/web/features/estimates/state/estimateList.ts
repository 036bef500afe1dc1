import { estimateShows, type EstimateListQuery, type EstimateShow } from '../../../../contract/estimates/estimateList';
import { estimateStates, type EstimateState } from '../../../../contract/estimates/states';

export interface EstimateFilters {
  readonly state: EstimateState | '';
  readonly show: EstimateShow | '';
  readonly search: string;
  readonly page: number;
}

const MAX_SEARCH = 60;

export function readEstimateFilters(address: URLSearchParams): EstimateFilters {
  const page = Number(address.get('page'));
  return {
    state: estimateStates.find((state) => state === address.get('state')) ?? '',
    show: estimateShows.find((show) => show === address.get('show')) ?? '',
    search: (address.get('search') ?? '').slice(0, MAX_SEARCH),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Also the query of the API. */
export const toEstimateListQuery = ({ state, show, search, page }: EstimateFilters): EstimateListQuery => ({
  ...(state !== '' && { state }),
  ...(show !== '' && { show }),
  ...(search !== '' && { search }),
  ...(page > 1 && { page: String(page) }),
});

export const isNarrowedList = ({ state, show, search }: EstimateFilters): boolean =>
  state !== '' || show !== '' || search !== '';
