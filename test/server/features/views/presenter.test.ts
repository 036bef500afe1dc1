import { toView } from '../../../../src/server/features/views/presenter';

test('a view says whether it is the own one of the reader', () => {
  const row = {
    id: 12,
    list: 'orders' as const,
    name: 'Late rewinds',
    query: 'due=overdue&type=RW',
    is_shared: true,
    owner_subject: 'dana',
    owner_name: 'Dana Sales',
    version: 3,
    created_at: new Date('2026-02-01T00:00:00Z'),
    updated_at: new Date('2026-03-05T15:30:00Z'),
    is_start: true,
  };
  const view = {
    id: '12',
    list: 'orders',
    name: 'Late rewinds',
    query: 'due=overdue&type=RW',
    isShared: true,
    isStart: true,
    ownerName: 'Dana Sales',
    version: 3,
    updatedAt: '2026-03-05T15:30:00.000Z',
  };
  expect(toView(row, 'dana')).toEqual({ ...view, isOwn: true });
  expect(toView(row, 'sam')).toEqual({ ...view, isOwn: false });
});
