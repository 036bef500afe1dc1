import {
  inquiryOrderings,
  inquiryStates,
  type InquiriesQuery,
  type InquiryState,
} from '../../../../contract/requests/inquiries';

export interface InquiryList {
  readonly state: InquiryState | '';
  readonly isMine: boolean;
  readonly search: string;
  readonly ordering: (typeof inquiryOrderings)[number];
  readonly page: number;
}

const DEFAULT_ORDERING = '-created_at';

export function readInquiryList(address: URLSearchParams): InquiryList {
  const page = Number(address.get('page'));
  return {
    state: inquiryStates.find((state) => state === address.get('state')) ?? '',
    isMine: address.get('mine') === 'true',
    search: (address.get('search') ?? '').slice(0, 60),
    ordering: inquiryOrderings.find((each) => each === address.get('ordering')) ?? DEFAULT_ORDERING,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address without defaults; also the query of the API. */
export function writeInquiryList({ state, isMine, search, ordering, page }: InquiryList): URLSearchParams {
  return new URLSearchParams({
    ...(state !== '' && { state }),
    ...(isMine && { mine: 'true' }),
    ...(search !== '' && { search }),
    ...(ordering !== DEFAULT_ORDERING && { ordering }),
    ...(page > 1 && { page: String(page) }),
  });
}

export const toInquiriesQuery = ({ state, isMine, search, ordering, page }: InquiryList): InquiriesQuery => ({
  ...(state !== '' && { state }),
  ...(isMine && { mine: 'true' }),
  ...(search !== '' && { search }),
  ...{ ordering, page: String(page) },
});

export const isNarrowedList = ({ state, isMine, search }: InquiryList): boolean =>
  state !== '' || isMine || search !== '';
