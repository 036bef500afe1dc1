import type { OrdersQuery } from '../../../contract/ordersQuery';
import { ordersCsvSchema } from '../../../contract/ordersExport';
import { paths } from '../../../contract/paths';
import { answer } from './answer';
import { api } from './api';

export interface OrdersFile {
  /** CSV, without a byte order mark. */
  readonly text: string;
  /** Orders in it; null where the server does not say. */
  readonly count: number | null;
}

const ordersExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All orders of a list as one CSV file. A mutation, because it is made anew each time and kept nowhere. */
    exportOrders: build.mutation<OrdersFile, Omit<OrdersQuery, 'page' | 'page_size'>, string>({
      query: (params) => ({ url: paths.ordersExport, params, responseHandler: csvOrProblem }),
      rawResponseSchema: answer(ordersCsvSchema),
      transformResponse: (text, meta) => ({ text, count: countOf(meta?.response?.headers) }),
    }),
  }),
});

const csvOrProblem = (response: Response): Promise<unknown> => (response.ok ? response.text() : response.json());

const countOf = (headers: Headers | undefined): number | null => {
  const count = headers?.get('x-total-count');
  return count && /^\d+$/.test(count) ? Number(count) : null;
};

export const { useExportOrdersMutation } = ordersExportApi;
