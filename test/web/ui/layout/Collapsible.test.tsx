import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Collapsible } from '../../../../src/web/ui/layout/Collapsible';

test('a collapsible shows its content only while it is open, and its button says so', async () => {
  const onToggle = jest.fn();
  const section = (open: boolean) => (
    <Collapsible title="Cooling & Oil" open={open} onToggle={onToggle}>
      <p>FR3</p>
    </Collapsible>
  );
  const { rerender } = render(section(false));
  const header = screen.getByRole('button', { name: 'Cooling & Oil', expanded: false });
  expect(screen.queryByText('FR3')).not.toBeInTheDocument();
  await userEvent.click(header);
  expect(onToggle).toHaveBeenCalledTimes(1);
  rerender(section(true));
  expect(header).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(header.getAttribute('aria-controls') ?? '')).toContainElement(screen.getByText('FR3'));
});
