import { render, screen } from '@testing-library/react';
import { PageTitle } from '../../../../src/web/ui/page/PageTitle';
import { ErrorBoundary } from '../../../../src/web/ui/notice/ErrorBoundary';

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('cannot render');
  return <p>Fine again</p>;
}

const page = (resetKey: string) => (
  <ErrorBoundary resetKey={resetKey}>
    <Fragile />
  </ErrorBoundary>
);

beforeEach(() => {
  isBroken = true;
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation();
});

test('the error screen says what happened and what to do', () => {
  render(page('/'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText("We're sorry, but the application has encountered an error.")).toBeInTheDocument();
  expect(
    screen.getByText('Please try refreshing the page, or contact support if the problem persists.'),
  ).toBeInTheDocument();
});

test('a screen whose code cannot be had says that, and what to do', () => {
  function Missing(): never {
    throw Object.assign(new Error('Loading chunk orders failed'), { name: 'ChunkLoadError' });
  }
  render(
    <ErrorBoundary resetKey="/">
      <Missing />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A part of SpecAI could not be loaded. The server may be in the middle of an update.' +
      'Please try refreshing the page, or contact support if the problem persists.',
  );
});

test('the error screen takes the focus, sets the title and offers two ways out', () => {
  render(page('/'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  expect(document.title).toBe('Something went wrong · SpecAI');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reload',
    'Back to Open Orders',
  ]);
});

test.each([
  ['the whole page', undefined, 1],
  ['what is inside of one', '/', 0],
])(
  'in place of %s the error screen is a landmark of its own only if the page has none',
  (_what, resetKey, landmarks) => {
    render(
      <ErrorBoundary resetKey={resetKey}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.queryAllByRole('main')).toHaveLength(landmarks);
  },
);

test('a screen that fails after it was shown gives way to the title of the error screen', () => {
  isBroken = false;
  const shown = () => (
    <ErrorBoundary resetKey="/">
      <PageTitle title="Open Orders" />
      <Fragile />
    </ErrorBoundary>
  );
  const { rerender, unmount } = render(shown());
  expect(document.title).toBe('Open Orders · SpecAI');
  isBroken = true;
  rerender(shown());
  expect(document.title).toBe('Something went wrong · SpecAI');
  unmount();
});

test('a change of the reset key renders the children again', () => {
  const { rerender } = render(page('/order/1'));
  isBroken = false;
  rerender(page('/order/1'));
  expect(screen.queryByText('Fine again')).not.toBeInTheDocument();
  rerender(page('/reserved'));
  expect(screen.getByText('Fine again')).toBeInTheDocument();
});
