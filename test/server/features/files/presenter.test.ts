import { toUnitFiles, toFiles } from '../../../../src/server/features/files/presenter';
import { fullUnit } from '../units/fullRows';
import { addressOf, photo, report, smallPhoto } from '../units/addedRows';

const unit = { ...fullUnit, pictures: ['front'], documents: ['nameplate'] };

const noSizes = { card_url: null, list_url: null };
const drawing = {
  ...{ url: '/of/U-1/front.svg', ...noSizes, file_name: 'front.svg' },
  ...{ file_type: 'picture', kind: 'drawing', caption: null },
};
const sheet = {
  ...{ url: '/of/U-1/nameplate.pdf', ...noSizes, file_name: 'nameplate.pdf' },
  ...{ file_type: 'pdf', kind: 'sheet', caption: null },
};
const shownPhoto = {
  ...{ url: '/of/U-1/large.jpg', card_url: '/of/U-1/card.jpg', list_url: '/of/U-1/list.jpg' },
  ...{ file_name: 'Nameplate.jpg', file_type: 'picture', kind: 'photo', caption: 'The nameplate' },
};
const shownSmallPhoto = {
  ...{ url: '/of/U-1/small.jpg', ...noSizes },
  ...{ file_name: 'Lid.jpg', file_type: 'picture', kind: 'photo', caption: null },
};
const shownReport = {
  ...{ url: '/of/U-1/paper.pdf', ...noSizes },
  ...{ file_name: 'Test report.pdf', file_type: 'pdf', kind: 'document', caption: 'Ratio and losses' },
};

describe('the files of a unit', () => {
  test('are photos, drawings, documents and sheets, in this order, whichever was added first', () => {
    expect(toFiles(unit, addressOf, [report, photo, smallPhoto])).toEqual([
      ...[shownPhoto, shownSmallPhoto, drawing],
      ...[shownReport, sheet],
    ]);
  });

  test('are generated from the record if no file was added', () => {
    expect(toFiles(unit, addressOf)).toEqual([drawing, sheet]);
  });

  test('have addresses that change with the record they are made from, and only those', () => {
    const withCost = (serial: string, file: string, record?: { unit_cost: string | null }) =>
      `${addressOf(serial, file)}?${record?.unit_cost}`;
    expect(toFiles(unit, withCost, [photo, report]).map(({ url }) => url)).toEqual([
      ...['/of/U-1/large.jpg?undefined', '/of/U-1/front.svg?14000.10'],
      ...['/of/U-1/paper.pdf?undefined', '/of/U-1/nameplate.pdf?14000.10'],
    ]);
  });
});

test('added files are separate from removed ones, with person, action and time', () => {
  const changed = { id: 1, file_id: 7, changed_by: 'Otto Operations', changed_by_subject: 'otto' };
  const at = new Date('2026-03-03T08:00:00.000Z');
  const history = [{ ...changed, change: 'removed' as const, caption: 'The nameplate', changed_at: at }];
  expect(toUnitFiles([photo, report], history, addressOf)).toEqual({
    results: [
      {
        ...{ id: 9, kind: 'document', name: 'Test report.pdf', caption: 'Ratio and losses' },
        ...{ url: '/of/U-1/paper.pdf', cardUrl: null, listUrl: null, bytes: 52_000 },
        ...{ addedAt: '2026-03-02T15:04:05.006Z', addedBy: 'Ann Engineer', removedAt: null, removedBy: null },
      },
    ],
    removed: [
      {
        ...{ id: 7, kind: 'photo', name: 'Nameplate.jpg', caption: 'The nameplate', bytes: 81_000 },
        ...{ url: '/of/U-1/large.jpg', cardUrl: '/of/U-1/card.jpg', listUrl: '/of/U-1/list.jpg' },
        ...{ addedAt: '2026-03-02T15:04:05.006Z', addedBy: 'Ann Engineer' },
        ...{ removedAt: '2026-03-03T08:00:00.000Z', removedBy: 'Otto Operations' },
      },
    ],
    history: [
      {
        ...{ fileId: 7, change: 'removed', caption: 'The nameplate' },
        ...{ at: '2026-03-03T08:00:00.000Z', by: 'Otto Operations' },
      },
    ],
  });
});
