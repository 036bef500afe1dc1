import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { openedLater } from '../../../../src/web/ui/dialog/Modal';

function Question({ isOpen }: { isOpen: boolean }) {
  const [first] = useState(isOpen);
  return <p>{`${isOpen ? 'open' : 'closed'}, mounted ${first ? 'open' : 'closed'}`}</p>;
}

test('a dialog is fetched at the latest when it first opens, and stays mounted when it closes', async () => {
  const load = jest.fn(() => Promise.resolve(Question));
  const Later = openedLater(load);
  const { container, rerender } = render(<Later isOpen={false} />);
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  rerender(<Later isOpen />);
  expect(await screen.findByText('open, mounted open')).toBeInTheDocument();
  rerender(<Later isOpen={false} />);
  expect(screen.getByText('closed, mounted open')).toBeInTheDocument();
});
