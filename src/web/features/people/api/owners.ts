import { type HandOver, type Owner, ownerSchema } from '../../../../contract/people/people';
import { paths } from '../../../../contract/paths';
import { reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { post } from '../../../store/api/server/requests';

export interface Owned {
  readonly what: 'order' | 'inquiry';
  readonly id: string;
}

const pathOf = ({ what, id }: Owned) => (what === 'order' ? paths.orderOwner(id) : paths.inquiryOwner(id));

const ownersApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A hand-over ends in an entry of the activity.
    getOwner: build.query<Owner, Owned>(reading(pathOf, ownerSchema, ['Activity', 'Imported'])),
    handOver: build.mutation<null, Owned & HandOver>({
      query: ({ to, note, ...owned }) => post(pathOf(owned), { to, note }),
      invalidatesTags: (_answer, _error, { what }) => [what === 'order' ? 'OrderLists' : 'Inquiries', 'MyWork'],
    }),
  }),
});

export const { useGetOwnerQuery } = ownersApi;
export const { handOver } = ownersApi.endpoints;
