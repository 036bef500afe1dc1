import {
  assignedLinesSchema,
  matchedLineSchema,
  type AssignedLines,
  type AssignRequest,
  type MatchedLine,
  type MatchRequest,
} from '../../../../contract/requests/matching';
import { readRequestSchema, type ReadRequest } from '../../../../contract/requests/reading';
import { salesOrderSchema, type SalesOrder } from '../../../../contract/requests/salesOrder';
import { paths } from '../../../../contract/paths';
import type { NamedRates } from '../../../../contract/rates/rateSets';
import { answer, reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { post } from '../../../store/api/server/requests';

/** Seconds: texts are long and seldom come back. */
const TEXT_KEPT_S = 60;

/** Passages are places in this text. */
type RequestReadFrom = ReadRequest & { readonly text: string };

type LineMatch = Omit<MatchedLine['data'], 'rates'> & { readonly rates?: NamedRates };

const requestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readRequest: build.query<RequestReadFrom, { text: string }, ReadRequest>({
      query: (body) => post(paths.requestsRead, body),
      rawResponseSchema: answer(readRequestSchema),
      transformResponse: (read, _meta, { text }) => ({ ...read, text }),
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName} ${queryArgs.text}`,
      keepUnusedDataFor: TEXT_KEPT_S,
    }),
    matchLine: build.query<LineMatch, MatchRequest, MatchedLine>({
      query: (body) => post(paths.requestsMatch, body),
      rawResponseSchema: answer(matchedLineSchema),
      providesTags: ['Reservations', 'Imported', 'Rates'],
      transformResponse: ({ data: { rates, ...found } }) => ({ ...found, ...(rates && { rates }) }),
    }),
    getSalesOrder: build.query<SalesOrder, string>({
      query: (number) => paths.salesOrder(number),
      responseSchema: answer(salesOrderSchema),
      providesTags: ['Reservations', 'Imported', 'Rates'],
    }),
    assignLines: build.query<AssignedLines, AssignRequest>(
      reading((body) => post(paths.requestsAssign, body), assignedLinesSchema, ['Reservations', 'Imported', 'Rates']),
    ),
  }),
});

export const { useReadRequestQuery, useMatchLineQuery, useAssignLinesQuery, useGetSalesOrderQuery } = requestsApi;
export const { readRequest } = requestsApi.endpoints;
