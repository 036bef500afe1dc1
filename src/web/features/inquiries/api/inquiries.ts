import {
  type Inquiries,
  inquiriesSchema,
  type InquiriesQuery,
  type Inquiry,
  type InquiryChange,
  type InquiryLink,
  type InquiryProposals,
  inquiryProposalsSchema,
  inquirySchema,
  type InquiryStepRequest,
  type NewInquiry,
} from '../../../../contract/requests/inquiries';
import type { NewHold } from '../../../../contract/requests/inquiryHolds';
import { paths } from '../../../../contract/paths';
import { answer, reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { del, ifMatch, post, put } from '../../../store/api/server/requests';

type Of<Body> = { readonly id: string } & Body;

const HELD = ['Inquiries', 'Reservations', 'UnitReservations', 'OrderPages', 'Recommendations'] as const;

const address = (query: InquiriesQuery) =>
  `${paths.inquiries}?${new URLSearchParams(Object.entries(query)).toString()}`;

const inquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInquiries: build.query<Inquiries, InquiriesQuery>(reading(address, inquiriesSchema, ['Inquiries', 'Imported'])),
    getInquiry: build.query<Inquiry, string>(
      reading((id: string) => paths.inquiry(id), inquirySchema, ['Inquiries', 'Imported']),
    ),
    getOrderInquiries: build.query<InquiryProposals, string>(
      reading((orderId: string) => paths.orderInquiries(orderId), inquiryProposalsSchema, ['Inquiries', 'Imported']),
    ),
    createInquiry: build.mutation<Inquiry, NewInquiry>({
      query: (body) => post(paths.inquiries, body),
      responseSchema: answer(inquirySchema),
      invalidatesTags: ['Inquiries'],
    }),
    changeInquiry: build.mutation<Inquiry, Of<{ version: number; change: InquiryChange }>>({
      query: ({ id, version, change }) => put(paths.inquiry(id), change, ifMatch(version)),
      responseSchema: answer(inquirySchema),
      invalidatesTags: ['Inquiries', 'Imported'],
    }),
    stepInquiry: build.mutation<Inquiry, Of<InquiryStepRequest>>({
      query: ({ id, ...step }) => post(paths.inquirySteps(id), step),
      responseSchema: answer(inquirySchema),
      invalidatesTags: HELD,
    }),
    holdUnit: build.mutation<Inquiry, Of<NewHold>>({
      query: ({ id, ...hold }) => post(paths.inquiryHolds(id), hold),
      responseSchema: answer(inquirySchema),
      invalidatesTags: HELD,
    }),
    releaseHold: build.mutation<null, Of<{ hold: string }>>({
      query: ({ id, hold }) => del(paths.inquiryHold(id, hold)),
      invalidatesTags: HELD,
    }),
    linkInquiry: build.mutation<Inquiry, Of<InquiryLink>>({
      query: ({ id, ...link }) => post(paths.inquiryLink(id), link),
      responseSchema: answer(inquirySchema),
      invalidatesTags: [...HELD, 'Estimates', 'Quotations', 'Activity'],
    }),
  }),
});

export const { useGetInquiriesQuery, useGetInquiryQuery, useGetOrderInquiriesQuery } = inquiriesApi;
export const { createInquiry, changeInquiry, stepInquiry, holdUnit, releaseHold, linkInquiry } = inquiriesApi.endpoints;
