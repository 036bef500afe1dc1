import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTrace } from '../../../src/web/inspection/file/writeTrace';
import { aTrace } from '../../web/inspection/aTrace';

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

/** A folder with a recording that is as recorded, one that differs in step 2, and one that cannot be read. */
export function folderOfRecordings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'specai-recordings-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('b-same.json', writeTrace(pinning('IC-1001')));
  write('a-other.json', writeTrace(pinning('IC-1002')));
  write('c-cut.json', '{"schema":');
  write('notes.txt', 'not a recording');
  return folder;
}
