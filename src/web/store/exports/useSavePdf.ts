import { errorMessage } from '../../lib/errorMessage';
import { api } from '../api/api';
import { useAppDispatch } from '../hooks';
import { useServices } from '../services';

const TYPE = 'application/pdf';

/** A plan takes up to a minute. */
const TIMEOUT_MS = 180_000;

/** Base64, because the store holds no blobs. */
async function pdfOrProblem(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  if (!response.headers.get('content-type')?.startsWith(TYPE)) throw new SyntaxError('This is no PDF.');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const pdfBlob = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: TYPE });

const pdfApi = api.injectEndpoints({
  endpoints: (build) => ({
    fetchPdf: build.mutation<string, { readonly url: string }, string>({
      query: ({ url }) => ({ url, timeout: TIMEOUT_MS, responseHandler: pdfOrProblem }),
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
