import { paths } from '../../../../contract/paths';
import { fileAddressSchema, type NewFileAddress } from '../../../../contract/units/unitFiles';
import type { AppThunk } from '../../../store/store';
import { api } from '../../../store/api/api';
import { answer } from '../../../store/api/server/answer';

interface NamedFile {
  readonly serial: string;
  readonly file: string;
}

const fileAddressApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFileAddress: build.query<NewFileAddress, NamedFile>({
      query: ({ serial, file }) => paths.fileAddress(serial, file),
      responseSchema: answer(fileAddressSchema),
    }),
  }),
});

function fileAt(address: string): NamedFile | null {
  const { pathname } = new URL(address, 'http://localhost');
  if (!pathname.startsWith(paths.files)) return null;
  const [serial = '', file = ''] = pathname.slice(paths.files.length).split('/').map(decodeURIComponent);
  return serial === '' || file === '' ? null : { serial, file };
}

export const fetchFileAddress =
  (address: string): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const at = fileAt(address);
    if (at === null) return null;
    const { initiate } = fileAddressApi.endpoints.getFileAddress;
    const answered = await dispatch(initiate(at, { forceRefetch: true, subscribe: false }));
    return answered.isSuccess ? answered.data.url : null;
  };
