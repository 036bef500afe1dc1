import { observeNotices } from '../../../../src/web/inspection/page/observeNotices';
import { showToast } from '../../../../src/web/ui/toast/showToast';
import { observed, stopObserving } from './observed';

test('every toast is noticed, and the one that is shown already', () => {
  showToast({ tone: 'destructive', title: 'Error', description: 'Failed to update unit details' });
  const steps = observed(observeNotices);
  showToast({ tone: 'default', title: 'Link copied' });
  stopObserving();
  showToast({ tone: 'default', title: 'Unit Released' });
  expect(steps).toEqual([
    { kind: 'notice', tone: 'destructive', title: 'Error', description: 'Failed to update unit details' },
    { kind: 'notice', tone: 'default', title: 'Link copied', description: null },
  ]);
});
