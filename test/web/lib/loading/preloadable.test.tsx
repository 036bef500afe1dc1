import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from '../../../../src/web/ui/notice/ErrorBoundary';
import { preloadable, whenMissing } from '../../../../src/web/lib/loading/preloadable';

const Part = ({ text }: { text: string }) => <p>{text}</p>;
type Load = () => Promise<ComponentType<{ text: string }>>;

function aPart(...ends: (ComponentType<{ text: string }> | Error)[]) {
  const load = jest.fn<ReturnType<Load>, []>(() => {
    const end = ends.shift() ?? Part;
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
  });
  return { load, Later: preloadable(load) };
}

let isOnline = true;
const setOnline = (next: boolean) => {
  isOnline = next;
  act(() => void window.dispatchEvent(new Event(next ? 'online' : 'offline')));
};

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => jest.restoreAllMocks());

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const notFetched = () => new Error('Loading chunk 7 failed');

test('a part that was fetched before appears immediately', async () => {
  const { load, Later } = aPart();
  await Later.preload();
  render(<Later text="Here" />);
  expect(screen.getByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a network it waits for it, and comes by itself', async () => {
  setOnline(false);
  const { load, Later } = aPart(notFetched());
  render(
    <Suspense fallback="Waiting">
      <Later text="Here" />
    </Suspense>,
  );
  expect(await screen.findByText('Waiting')).toBeInTheDocument();
  setOnline(true);
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the network that comes and goes costs one try each time', async () => {
  setOnline(false);
  const { load, Later } = aPart(notFetched(), notFetched(), notFetched());
  const fetching = Later.preload();
  await settle();
  for (let flap = 1; flap <= 2; flap += 1) {
    setOnline(true);
    isOnline = false;
    await settle();
    expect(load).toHaveBeenCalledTimes(flap + 1);
  }
  setOnline(true);
  await fetching;
  expect(load).toHaveBeenCalledTimes(4);
});

test('a missing part shows the error screen once, and is fetched again when it is shown again', async () => {
  // React logs caught errors.
  jest.spyOn(console, 'error').mockImplementation();
  const { load, Later } = aPart(notFetched());
  const page = (at: string) => (
    <ErrorBoundary resetKey={at}>
      <Suspense fallback="Waiting">
        <Later text={at} />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(page('/a'));
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  rerender(page('/b'));
  expect(await screen.findByText('/b')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that is not there may be left out, so that the work around it stays, and is fetched when it is shown again', async () => {
  whenMissing(() => 'leaveOut');
  const { load, Later } = aPart(Object.assign(notFetched(), { name: 'ChunkLoadError' }));
  const page = (isOpen: boolean) => (
    <>
      <input defaultValue="unsaved" />
      <Suspense fallback="Waiting">{isOpen && <Later text="Here" />}</Suspense>
    </>
  );
  const { rerender } = render(page(true));
  await settle();
  expect(screen.queryByText(/Waiting|Here/)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('unsaved');
  expect(load).toHaveBeenCalledTimes(1);
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('Here')).toBeInTheDocument();
  whenMissing(() => 'fail');
});
