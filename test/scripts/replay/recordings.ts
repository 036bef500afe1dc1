import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { aTrace } from '../../web/inspection/aTrace';
import { fileOf } from '../../web/inspection/fileOf';

/** A recording in which IC-1001 was pinned, and these were pinned afterwards. */
export const pinning = (...pinned: string[]) =>
  aTrace(
    [
      { kind: 'store', state: {} },
      {
        kind: 'action',
        type: 'pinnedUnits/unitPinned',
        payload: { orderId: '7', serial: 'IC-1001' },
        state: { pinnedUnits: { '7': pinned } },
      },
    ],
    true,
  );

/** Fills a folder with a recording that is as recorded, one that differs in step 2, and one that cannot be read. */
export async function writeRecordings(folder: string): Promise<void> {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('b-same.json', await fileOf(pinning('IC-1001')));
  write('a-other.json', await fileOf(pinning('IC-1002')));
  write('c-cut.json', '{"schema":');
  write('notes.txt', 'not a recording');
}
