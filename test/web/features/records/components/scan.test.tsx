import { act, screen, waitFor } from '@testing-library/react';
import { ScanButton } from '../../../../../src/web/features/records/components/scan/ScanButton';
import { renderScreen } from '../../../../support/web/renderApp';

/** A camera in front of which labels appear one after the other; null is none in sight. */
function aCamera(labels: readonly (string | null)[], start?: () => Promise<object>) {
  const stop = jest.fn();
  const stream = { getTracks: () => [{ stop }] };
  const left = [...labels];
  class BarcodeDetector {
    detect = () => {
      const rawValue = left.length > 1 ? left.shift() : left[0];
      return Promise.resolve(rawValue === null || rawValue === undefined ? [] : [{ rawValue }]);
    };
  }
  Object.assign(window, { BarcodeDetector });
  Object.assign(navigator, { mediaDevices: { getUserMedia: start ?? (() => Promise.resolve(stream)) } });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  return { stop };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function open() {
  const onScan = jest.fn<undefined, [string]>();
  const page = renderScreen(<ScanButton onScan={onScan} />);
  await page.user.click(screen.getByRole('button', { name: 'Scan the label' }));
  return { ...page, onScan };
}

test('the camera reads the first label in sight and is switched off', async () => {
  const { stop } = aCamera([null, '557128315']);
  const { onScan } = await open();
  await waitFor(() => expect(onScan.mock.calls).toEqual([['557128315']]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(stop).toHaveBeenCalled());
});

test('closing the dialog switches the camera off', async () => {
  const { stop } = aCamera([null]);
  const { user, onScan } = await open();
  await screen.findByRole('dialog', { name: 'Scan a label' });
  await act(() => Promise.resolve());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(stop).toHaveBeenCalled());
  expect(onScan).not.toHaveBeenCalled();
});

test('a label without an IC# says what it reads', async () => {
  aCamera(['https://elsewhere.example/x']);
  const { services, onScan } = await open();
  await waitFor(() =>
    expect(services.notifier.failure).toHaveBeenCalledWith(
      'Not an IC#',
      'The label says “https://elsewhere.example/x”.',
    ),
  );
  expect(onScan).not.toHaveBeenCalled();
});

test('a refused camera says how to allow it', async () => {
  aCamera([], () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await open();
  expect(await screen.findByText(/^The browser is not allowed to use the camera\. Allow it/)).toBeVisible();
});

test('a browser that reads no barcodes has no button', () => {
  renderScreen(<ScanButton onScan={() => undefined} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
