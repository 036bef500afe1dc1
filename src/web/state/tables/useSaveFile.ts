import { useServices } from '../services';
import { madeBasis, type Basis } from '../../../domain/tables/table';
import type { TableFile } from './tableFile';

/** Hands a file to the browser, and says when and by whom it is made. */
export function useSaveFile() {
  const { saveFile, userName } = useServices();
  return {
    save: ({ name, content, type }: TableFile): void => saveFile(name, content, type),
    made: (): readonly Basis[] => madeBasis({ at: new Date().toISOString(), by: userName }),
  };
}
