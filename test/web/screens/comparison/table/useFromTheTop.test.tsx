import { renderHook } from '@testing-library/react';
import { useFromTheTop } from '../../../../../src/web/screens/comparison/table/UnitTable';

it('scrolls to the first row when rows are arranged anew, and leaves the place alone otherwise', () => {
  const box = { current: document.createElement('div') };
  box.current.scrollTop = 300;
  const { rerender } = renderHook(({ sort }) => useFromTheTop(box, sort), { initialProps: { sort: 'margin' } });
  expect(box.current.scrollTop).toBe(300);
  rerender({ sort: 'margin' });
  expect(box.current.scrollTop).toBe(300);
  rerender({ sort: 'distance' });
  expect(box.current.scrollTop).toBe(0);
});
