import { errorMessage } from '../../lib/errorMessage';
import { api } from '../api/api';
import { base64Or, bytesOf } from '../api/server/bytes';
import { useAppDispatch } from '../hooks';
import { useServices } from '../services';

const TYPE = 'application/pdf';

/** A plan takes up to a minute. */
const TIMEOUT_MS = 180_000;

const pdfBlob = (base64: string): Blob => new Blob([bytesOf(base64)], { type: TYPE });

const pdfApi = api.injectEndpoints({
  endpoints: (build) => ({
    fetchPdf: build.mutation<string, { readonly url: string }, string>({
      query: ({ url }) => ({ url, timeout: TIMEOUT_MS, responseHandler: base64Or(TYPE) }),
    }),
  }),
});

const { fetchPdf } = pdfApi.endpoints;

export interface Pdf {
  readonly url: string;
  readonly fileName: string;
  /** 'internal sheet' */
  readonly what: string;
}

/** Saves a PDF that the server makes. */
export function useSavePdf(): (pdf: Pdf) => Promise<void> {
  const { saveFile, notifier } = useServices();
  const dispatch = useAppDispatch();
  return async ({ url, fileName, what }) => {
    const { data, error } = await dispatch(fetchPdf.initiate({ url }, { track: false }));
    if (data === undefined) notifier.failure(`The ${what} could not be made`, errorMessage(error));
    else saveFile(fileName, pdfBlob(data), TYPE);
  };
}
