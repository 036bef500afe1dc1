import type { OrdersExportQuery } from '../../../../contract/order/ordersQuery';
import { paths } from '../../../../contract/paths';
import { api } from '../api';
import { textWithProgress } from './exportProgress';

export interface OrdersFile {
  /** CSV, without a byte order mark. */
  readonly text: string;
  /** Orders in it; null where the server does not say. */
  readonly count: number | null;
}

const ordersExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All orders of a list as one CSV file. A mutation, because it is made anew each time and kept nowhere. */
    exportOrders: build.mutation<OrdersFile, OrdersExportQuery, string>({
      query: (params) => ({ url: paths.ordersExport, params, responseHandler: csvOrProblem }),
      transformResponse: (text, meta) => ({ text, count: countOf(meta?.response?.headers) }),
    }),
  }),
});

/** A proxy's page, or nothing at all, must not be kept as a file of orders. */
async function csvOrProblem(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const text = await textWithProgress(response, countOf(response.headers));
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv') && text !== '';
  if (!isCsv) throw new SyntaxError('This is no CSV.');
  return text;
}

const countOf = (headers: Headers | undefined): number | null => {
  const count = headers?.get('x-total-count');
  return count && /^\d+$/.test(count) ? Number(count) : null;
};

export const { useExportOrdersMutation } = ordersExportApi;
