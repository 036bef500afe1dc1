import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { surviveTranslation } from '../../../../src/web/lib/browser/translatedTexts';
import { translatePage } from '../../../support/web/translatePage';

beforeAll(surviveTranslation);

function Filter() {
  const [count, setCount] = useState(0);
  return (
    <div aria-label="All">
      <button type="button" onClick={() => setCount(count + 1)}>
        Next
      </button>
      {count % 2 === 0 && 'No filter'} {count} of {10} units
      {count > 1 ? <b>More</b> : 'Few'}
      {count > 1 && ' with a text after it'}
    </div>
  );
}

test.each(['replace', 'insert and remove'] as const)(
  'texts that a browser translates (%s) can change, go, come and move',
  async (how) => {
    render(<Filter />);
    const press = () => userEvent.click(screen.getByRole('button'));
    const all = screen.getByLabelText('All');
    await translatePage(how);
    expect(all.querySelectorAll(':is(font)').length).toBeGreaterThan(5);
    await press();
    expect(all).toHaveTextContent(/^Next 1 of 10 unitsFew$/);
    await translatePage(how);
    await press();
    expect(all).toHaveTextContent(/^NextNo filter 2 of 10 unitsMore with a text after it$/);
    await press();
    await translatePage(how);
    await press();
    expect(all).toHaveTextContent(/^NextNo filter 4 of 10 unitsMore with a text after it$/);
  },
);

test('other faults still throw', () => {
  const [parent, other] = [document.createElement('div'), document.createElement('p')];
  expect(() => parent.removeChild(other)).toThrow();
  expect(() => parent.insertBefore(other, document.createElement('i'))).toThrow();
});
