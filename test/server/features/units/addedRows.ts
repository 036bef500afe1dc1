import type { AddedRow } from '../../../../src/server/features/files/presenter';

/** A photo in three sizes that was removed again. */
export const photo: AddedRow = {
  ...{ id: 7, serial: 'U-1', kind: 'photo', name: 'Nameplate.jpg', caption: 'The nameplate', position: 0 },
  ...{
    source_hash: 's1',
    hash: 'large',
    card_hash: 'card',
    list_hash: 'list',
    bytes: 81_000,
    width: 1_600,
    height: 1_200,
  },
  ...{ added_at: new Date('2026-03-02T15:04:05.006Z'), added_by: 'Ann Engineer' },
  ...{ removed_at: new Date('2026-03-03T08:00:00.000Z'), removed_by: 'Otto Operations' },
};

export const smallPhoto: AddedRow = {
  ...{ ...photo, id: 8, name: 'Lid.jpg', caption: '', hash: 'small', card_hash: null, list_hash: null },
  ...{ removed_at: null, removed_by: null },
};

export const report: AddedRow = {
  ...{ ...smallPhoto, id: 9, kind: 'document', name: 'Test report.pdf', caption: 'Ratio and losses', hash: 'paper' },
  ...{ bytes: 52_000, width: null, height: null },
};

export const addressOf = (serial: string, file: string) => `/of/${serial}/${file}`;
