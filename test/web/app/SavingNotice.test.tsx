import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SavingNotice } from '../../../src/web/app/SavingNotice';
import { savingReported } from '../../../src/web/features/changes/state/changesSlice';
import { aStore } from '../../support/web/store';

test('one line says how old the data is while saving is paused, and goes away by itself', () => {
  const store = aStore();
  render(
    <Provider store={store}>
      <SavingNotice />
    </Provider>,
  );
  const line = screen.getByRole('status');
  expect(line).toBeEmptyDOMElement();
  act(() => void store.dispatch(savingReported(new Date(2026, 10, 28, 22, 34, 10).toISOString())));
  expect(line).toHaveTextContent('Data as of 10:34 PM. Saving is paused and resumes by itself.');
  act(() => void store.dispatch(savingReported(null)));
  expect(line).toBeEmptyDOMElement();
});
