import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Collapsible } from '../../../../src/web/ui/layout/Collapsible';
import { Pagination } from '../../../../src/web/ui/layout/Pagination';

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

const show = (page: number) => {
  const onChange = jest.fn();
  render(<Pagination page={page} pages={22} numbers={[1, 'ellipsis', 6, 7, 8, 'ellipsis', 22]} onChange={onChange} />);
  return onChange;
};

test('pagination is a named navigation that marks the current page', () => {
  show(7);
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeInTheDocument();
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 7');
});

test.each([
  ['Previous', 6],
  ['Next', 8],
  ['Page 22', 22],
])('the button %s leads to page %d', async (name, page) => {
  const onChange = show(7);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange).toHaveBeenCalledWith(page);
});

test('there is nothing before the first page and nothing after the last', async () => {
  const onChange = show(1);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('pagination works by keyboard alone', async () => {
  const onChange = show(7);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(6);
});
