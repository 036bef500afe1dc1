import type { OrdersExportQuery } from '../../../../contract/order/ordersQuery';
import { paths } from '../../../../contract/paths';
import { api } from '../api';
import { csvOrProblem, toCsvFile, type CsvFile } from '../csvFile/csvFile';

const ordersExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All orders of a list as one CSV file. A mutation, because it is made anew each time and kept nowhere. */
    exportOrders: build.mutation<CsvFile, OrdersExportQuery, string>({
      query: (params) => ({ url: paths.ordersExport, params, responseHandler: csvOrProblem }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
  }),
});

export const { useExportOrdersMutation } = ordersExportApi;
