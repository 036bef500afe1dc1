import type { OrdersExportQuery } from '../../../../contract/order/ordersQuery';
import { paths } from '../../../../contract/paths';
import { api } from '../api';
import { asked, csvOrProblem, toCsvFile, type CsvFile, type Wanted } from '../csvFile/csvFile';

const ordersExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All orders of a list as CSV. A mutation, because it is made anew each time and kept nowhere. */
    exportOrders: build.mutation<CsvFile, Wanted<OrdersExportQuery>, string>({
      query: (wanted) => ({ url: paths.ordersExport, params: asked(wanted), responseHandler: csvOrProblem }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
  }),
});

export const { useExportOrdersMutation } = ordersExportApi;
