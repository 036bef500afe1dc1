import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { UnitChange } from '../../../../../src/contract/records/unitChanges';
import { SelectBox } from '../../../../../src/web/features/records/components/bulk/SelectBox';
import { SelectionContext, useSelection } from '../../../../../src/web/features/records/components/bulk/selection';
import { SelectionBar } from '../../../../../src/web/features/records/components/bulk/SelectionBar';
import type { Services } from '../../../../../src/web/store/services';
import { json } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { server } from '../../../../mocks/server';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

const capabilities = { unitOptions: 'saved', reservations: 'live', import: 'on', insights: 'on' } as const;
const shown = ['A1', 'A2', 'A3', 'A4'];

function List() {
  const selection = useSelection(shown);
  return (
    <SelectionContext value={selection}>
      {shown.map((serial) => (
        <SelectBox key={serial} serial={serial} tabIndex={0} />
      ))}
      <SelectionBar shown={shown} />
    </SelectionContext>
  );
}

const show = (services: Partial<Services> = {}) =>
  renderScreen(<List />, { services: { config: aConfig({ capabilities }), ...services } });

const box = (serial: string) => screen.getByRole('checkbox', { name: `Select unit ${serial}` });
const chosen = () => shown.filter((serial) => (box(serial) as HTMLInputElement).checked);
const dialog = () => within(screen.getByRole('dialog'));

/** Refuses to retire A4. */
function theServerChanges() {
  const changes: UnitChange[] = [];
  const undone: string[] = [];
  const previewOf = ({ serials, retire }: UnitChange) => ({
    ...{ changed: serials.length, unchanged: 0 },
    examples: serials.map((serial) => ({ serial, before: 'Phoenix, AZ', after: retire ? 'retired' : 'Houston, TX' })),
    refused:
      retire && serials.includes('A4') ? [{ serial: 'A4', reason: 'Reserved for job J-1. Release it first.' }] : [],
  });
  server.use(
    http.post(calls.unitChangePreview, async ({ request }) => json(previewOf((await request.json()) as UnitChange))),
    http.post(calls.unitChanges, async ({ request }) => {
      const change = (await request.json()) as UnitChange;
      changes.push(change);
      const undo_until = new Date(Date.now() + 600_000).toISOString();
      return json({ id: '7', changed: change.serials.length, unchanged: 0, undo_until }, 201);
    }),
    http.delete(calls.unitChange, ({ params }) => {
      undone.push(String(params.id));
      return json({ restored: 1, changed_since: ['A2'] });
    }),
  );
  return { changes, undone };
}

test('units are chosen one by one, in a range, and all of a page', async () => {
  const page = show();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await page.user.click(box('A1'));
  fireEvent.click(box('A3'), { shiftKey: true });
  expect(chosen()).toEqual(['A1', 'A2', 'A3']);
  await page.user.click(box('A2'));
  expect(screen.getByText('2 units selected')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Select all on this page' }));
  expect(chosen()).toEqual(shown);
  await page.user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(chosen()).toEqual([]);
});

test('a change is previewed, made in one step, and undone', async () => {
  const { changes, undone } = theServerChanges();
  const page = show();
  await page.user.click(box('A1'));
  await page.user.click(box('A2'));
  await page.user.click(screen.getByRole('button', { name: 'Change...' }));
  await page.user.type(await screen.findByLabelText('Warehouse'), 'Houston, TX');
  expect(await dialog().findByText('2 units change')).toBeVisible();
  expect(dialog().getAllByRole('row')[1]).toHaveTextContent('A1Phoenix, AZHouston, TX');
  await page.user.click(dialog().getByRole('button', { name: 'Change 2 units' }));
  expect(await screen.findByText('2 units changed')).toBeVisible();
  expect(changes).toEqual([{ serials: ['A1', 'A2'], set: { warehouse_desc: 'Houston, TX' } }]);
  expect(chosen()).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('2 units changed')).not.toBeInTheDocument());
  expect(undone).toEqual(['7']);
  expect(page.services.notifier.success).toHaveBeenCalledWith(
    '1 unit restored',
    'Changed since by others, so not restored: A2.',
  );
});

test('the notification of a change undoes it', async () => {
  const { undone } = theServerChanges();
  const page = show();
  await page.user.click(box('A1'));
  await page.user.click(screen.getByRole('button', { name: 'Change...' }));
  await page.user.type(await screen.findByLabelText('Warehouse'), 'Houston, TX');
  await dialog().findByText('1 unit changes');
  await page.user.click(dialog().getByRole('button', { name: 'Change 1 unit' }));
  const { success } = page.services.notifier;
  await waitFor(() => expect(success).toHaveBeenCalledWith('1 unit changed', '', expect.any(Function)));
  act(() => jest.mocked(success).mock.calls[0]?.[2]?.());
  await waitFor(() => expect(undone).toEqual(['7']));
  await waitFor(() => expect(screen.queryByText('1 unit changed')).not.toBeInTheDocument());
});

test('retiring needs a reason', async () => {
  const { changes } = theServerChanges();
  const page = show();
  await page.user.click(box('A1'));
  await page.user.click(screen.getByRole('button', { name: 'Retire...' }));
  await dialog().findByText('1 unit changes');
  await page.user.click(dialog().getByRole('button', { name: 'Retire 1 unit' }));
  expect(dialog().getByText('Enter a reason.')).toBeVisible();
  await page.user.type(dialog().getByLabelText('Reason'), 'Sold for scrap');
  await page.user.click(dialog().getByRole('button', { name: 'Retire 1 unit' }));
  await waitFor(() => expect(changes).toEqual([{ serials: ['A1'], retire: true, reason: 'Sold for scrap' }]));
});

test('a unit that cannot be retired is named with its reason, and nothing is sent', async () => {
  theServerChanges();
  const page = show();
  await page.user.click(box('A4'));
  await page.user.click(screen.getByRole('button', { name: 'Retire...' }));
  expect(await screen.findByText('A4: Reserved for job J-1. Release it first.')).toBeVisible();
  expect(dialog().getByRole('button', { name: /^Retire/ })).toBeDisabled();
});

test('a change can be undone after a reload', () => {
  const stored = {
    id: '7',
    serials: ['A1'],
    words: '1 unit changed',
    until: new Date(Date.now() + 60_000).toISOString(),
  };
  show({ drafts: { read: () => JSON.stringify(stored), keep: () => undefined } });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('people without the permission to change units see no boxes', () => {
  show({ permissions: new Set(['reserve']) });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
