import { createNotifier } from '../../../src/web/adapters/notifier';

test('a success is a default message, a failure a destructive one', () => {
  const show = jest.fn();
  const notifier = createNotifier(show);
  notifier.success('Unit Removed', 'Removed IC# 7 from recommendations');
  notifier.failure('Authentication Error');
  expect(show.mock.calls).toEqual([
    [{ tone: 'default', title: 'Unit Removed', description: 'Removed IC# 7 from recommendations' }],
    [{ tone: 'destructive', title: 'Authentication Error', description: undefined }],
  ]);
});
