import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, type HttpResponse, type JsonBodyType } from 'msw';
import type { ReactNode } from 'react';
import type { NewFileAddress } from '../../../src/contract/units/unitFiles';
import { FileLink } from '../../../src/web/features/files/components/FileLink';
import { Thumbnail } from '../../../src/web/features/files/components/UnitPhoto';
import { json, problem } from '../../mocks/answers';
import { calls } from '../../mocks/calls';
import { server } from '../../mocks/server';
import { aConfig, renderScreen } from '../../support/web/renderApp';

const OLD = 'http://localhost/api/files/IC-1001/front.svg?version=v1&expires=1&key=old';
const NOW = 'http://localhost/api/files/IC-1001/front.svg?version=v2&expires=2&key=now';
const insights = (state: 'on' | 'off') =>
  aConfig({ capabilities: { unitOptions: 'saved', reservations: 'live', import: 'off', insights: state } });

function theFileIsNowAt(url: string | null): unknown[] {
  const requested: unknown[] = [];
  server.use(
    http.get<{ serial: string; file: string }>(
      calls.fileAddress,
      ({ params: { serial, file } }): HttpResponse<JsonBodyType> => {
        requested.push({ serial, file });
        return url === null ? problem(404) : json<NewFileAddress>({ url });
      },
    ),
  );
  return requested;
}

const show = (part: ReactNode, state: 'on' | 'off' = 'on') => {
  const goTo = jest.fn();
  renderScreen(part, { services: { config: insights(state), openTab: () => ({ goTo }) } });
  return goTo;
};
const picture = () => screen.getByRole('img');
const thumbnail = <Thumbnail serial="IC-1001" picture={{ url: OLD, alt: '' }} />;
const link = <FileLink url={OLD}>Sheet</FileLink>;

test('a picture whose address has expired is shown from its new one, requested once', async () => {
  const requested = theFileIsNowAt(NOW);
  show(thumbnail);
  fireEvent.error(picture());
  await waitFor(() => expect(picture()).toHaveAttribute('src', NOW));
  expect(requested).toEqual([{ serial: 'IC-1001', file: 'front.svg' }]);
  fireEvent.error(picture());
  expect(picture()).toHaveAccessibleName('No picture of this unit');
  expect(requested).toHaveLength(1);
});

test.each([null, OLD])('a picture that is nowhere else than %s gives way to the default one', async (url) => {
  theFileIsNowAt(url);
  show(thumbnail);
  fireEvent.error(picture());
  await waitFor(() => expect(picture()).toHaveAccessibleName('No picture of this unit'));
});

test('addresses are not requested from another server', () => {
  const requested = theFileIsNowAt(NOW);
  show(thumbnail, 'off');
  fireEvent.error(picture());
  expect(picture()).toHaveAccessibleName('No picture of this unit');
  expect(requested).toEqual([]);
});

test('a click on a document whose address has expired opens the new one; if that is not available, the old one says why', async () => {
  const goTo = show(link);
  theFileIsNowAt(NOW);
  await userEvent.click(screen.getByRole('link', { name: 'Sheet' }));
  await waitFor(() => expect(goTo).toHaveBeenLastCalledWith(NOW));
  theFileIsNowAt(null);
  await userEvent.click(screen.getByRole('link', { name: 'Sheet' }));
  await waitFor(() => expect(goTo).toHaveBeenLastCalledWith(OLD));
});

test("a document of another server is the browser's to open", () => {
  const goTo = show(link, 'off');
  expect(fireEvent.click(screen.getByRole('link', { name: 'Sheet' }))).toBe(true);
  expect(goTo).not.toHaveBeenCalled();
});
