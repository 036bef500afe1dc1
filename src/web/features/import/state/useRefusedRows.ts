import { useState } from 'react';
import type { ImportFile } from '../../../../contract/import/files';
import { XLSX_TYPE } from '../../../../domain/tables/excelText';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { bytesOf } from '../../../store/api/server/bytes';
import { fetchRefusedRows } from '../api/imports';

/** Saves the workbook of refused rows. */
export function useRefusedRows(id: string) {
  const { saveFile, notifier } = useServices();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const fetchAndSave = async (file: ImportFile) => {
    const { data, error } = await dispatch(fetchRefusedRows.initiate({ id, file }, { track: false }));
    if (data === undefined) notifier.failure('The refused rows could not be downloaded', errorMessage(error));
    else saveFile(`refused-${file}.xlsx`, new Blob([bytesOf(data)], { type: XLSX_TYPE }), XLSX_TYPE);
  };
  const save = useGated((file: ImportFile) => {
    setBusy(true);
    void fetchAndSave(file).finally(() => setBusy(false));
  });
  return { save, isBusy };
}
