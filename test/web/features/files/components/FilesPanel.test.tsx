import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { AddedFile, UnitFiles } from '../../../../../src/contract/units/unitFiles';
import { json, problem } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { nothingIsSavedOrContested } from '../../../../mocks/quietInsights';
import { server } from '../../../../mocks/server';
import { aConfig } from '../../../../support/web/renderApp';
import { setOnline } from '../../../../support/web/network';
import { foreign, openUnit, panel, theServerKnows } from '../../units/components/openUnit';

const ours = {
  config: aConfig({ capabilities: { unitOptions: 'saved', reservations: 'live', import: 'off', insights: 'on' } }),
};

const aFile = (id: number, change: Partial<AddedFile> = {}): AddedFile => ({
  ...{ id, kind: 'photo', name: `${id}.jpg`, caption: '', bytes: 1_200_000, url: `/api/files/IC-1001/${id}.jpg?key=k` },
  ...{ cardUrl: null, listUrl: null, addedAt: '2026-03-05T15:30:00Z', addedBy: 'Ann' },
  ...{ removedAt: null, removedBy: null, ...change },
});

function theUnitHas(...files: AddedFile[]) {
  const state: UnitFiles = { results: files, removed: [], history: [] };
  const answer = () => json<UnitFiles>(state);
  const idOf = ({ file }: Readonly<Record<string, string | readonly string[] | undefined>>) => Number(file);
  const take = (from: AddedFile[], to: AddedFile[], id: number) => to.push(...from.splice(indexOf(from, id), 1));
  const indexOf = (list: AddedFile[], id: number) => list.findIndex((each) => each.id === id);
  const change = { change: 'removed', caption: '', at: '2026-03-05T15:31:00Z', by: 'Ann' } as const;
  server.use(
    http.get(calls.unitFiles, answer),
    http.post(calls.unitFiles, ({ request }) => {
      const name = new URL(request.url).searchParams.get('name') ?? '';
      if (name.startsWith('bad')) return problem(422, 'The picture is cut off. Copy it again.');
      const file = aFile(state.results.length + 1, { name });
      state.results.push(file);
      return HttpResponse.json({ outcome: 'added', file }, { status: 201 });
    }),
    http.put(calls.unitFilesOrder, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: number[] };
      state.results.sort((a, b) => ids.indexOf(Number(a.id)) - ids.indexOf(Number(b.id)));
      return answer();
    }),
    http.delete(calls.unitFile, ({ params }) => {
      take(state.results, state.removed, idOf(params));
      state.history.unshift({ ...change, fileId: idOf(params) });
      return answer();
    }),
    http.post(calls.unitFileRestore, ({ params }) => {
      take(state.removed, state.results, idOf(params));
      return answer();
    }),
  );
}

const files = () => panel('Photos and documents');
const photos = () =>
  files()
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));

async function openFiles(...added: AddedFile[]) {
  theServerKnows();
  nothingIsSavedOrContested();
  theUnitHas(...added);
  const page = await openUnit({ services: ours });
  await screen.findByRole('heading', { name: 'Photos and documents' });
  return page;
}

test('each chosen file has a separate result, and a refused one says why', async () => {
  await openFiles();
  const chosen = ['good.jpg', 'bad.jpg'].map((name) => new File(['x'], name));
  await userEvent.upload(screen.getByTestId('files'), chosen, { applyAccept: false });
  expect(await files().findByText('1 file added, 1 not added')).toBeInTheDocument();
  const sent = within(files().getByRole('list', { name: 'Files sent' }));
  expect(sent.getByRole('alert')).toHaveTextContent('The picture is cut off. Copy it again.');
  expect(await files().findByRole('img', { name: 'good.jpg' })).toBeInTheDocument();
});

test('files that are dropped on the panel are sent, and dragging text over it promises nothing', async () => {
  await openFiles();
  const area = screen.getByRole('region', { name: 'Photos and documents' });
  const dragged = (types: readonly string[], ...dropped: File[]) => ({ dataTransfer: { types, files: dropped } });
  fireEvent.dragOver(area, dragged(['text/plain']));
  expect(area).not.toHaveAttribute('data-over');
  fireEvent.dragOver(area, dragged(['Files']));
  expect(area).toHaveAttribute('data-over');
  fireEvent.drop(area, dragged(['Files'], new File(['x'], 'left.jpg'), new File(['y'], 'right.jpg')));
  expect(area).not.toHaveAttribute('data-over');
  expect(await files().findByText('2 files added')).toBeInTheDocument();
  expect(photos()).toEqual(['left.jpg', 'right.jpg']);
});

test("a phone's camera takes a photo", async () => {
  await openFiles();
  const camera = document.querySelector<HTMLInputElement>('input[capture]');
  expect(camera).toHaveAttribute('capture', 'environment');
  expect(camera).toHaveAttribute('accept', 'image/jpeg');
  const opened = jest.fn();
  camera?.addEventListener('click', opened);
  await userEvent.click(files().getByRole('button', { name: 'Take a photo', hidden: true }));
  expect(opened).toHaveBeenCalledTimes(1);
  if (camera) await userEvent.upload(camera, new File(['x'], 'image.jpg', { type: 'image/jpeg' }));
  expect(await files().findByRole('img', { name: 'image.jpg' })).toBeInTheDocument();
});

test('a refused file is sent again on request', async () => {
  await openFiles();
  await userEvent.upload(screen.getByTestId('files'), new File(['x'], 'bad.jpg'), { applyAccept: false });
  await files().findByText('1 file not added');
  server.use(
    http.post(calls.unitFiles, () => HttpResponse.json({ outcome: 'added', file: aFile(9) }, { status: 201 })),
  );
  await userEvent.click(files().getByRole('button', { name: /Try again|again/ }));
  expect(await files().findByText('1 file added')).toBeInTheDocument();
  expect(files().queryByText(/not added/)).not.toBeInTheDocument();
});

test('a photo taken without a network waits for it and is then sent by itself', async () => {
  await openFiles();
  setOnline(false);
  await userEvent.upload(screen.getByTestId('files'), new File(['x'], 'yard.jpg'), { applyAccept: false });
  expect(await files().findByText('Waiting for the network')).toBeInTheDocument();
  expect(files().getByText('0 of 1 file sent')).toBeInTheDocument();
  setOnline(true);
  expect(await files().findByText('1 file added')).toBeInTheDocument();
  expect(await files().findByRole('img', { name: 'yard.jpg' })).toBeInTheDocument();
});

test('a photo whose sending the network cuts is sent again once it is back', async () => {
  await openFiles();
  let isCut = false;
  server.use(
    http.post(
      calls.unitFiles,
      () => {
        isCut = true;
        setOnline(false);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await userEvent.upload(screen.getByTestId('files'), new File(['x'], 'yard.jpg'), { applyAccept: false });
  expect(await files().findByText('Waiting for the network')).toBeInTheDocument();
  expect(isCut).toBe(true);
  setOnline(true);
  expect(await files().findByText('1 file added')).toBeInTheDocument();
});

test('while a file is sent, a bar shows how much of it has left', async () => {
  await openFiles();
  let save = (): void => undefined;
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  server.use(
    http.post(calls.unitFiles, async () => {
      await saved;
      return HttpResponse.json({ outcome: 'added', file: aFile(9) }, { status: 201 });
    }),
  );
  const photo = new File(['x'.repeat(2_000_000)], 'yard.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByTestId('files'), photo);
  const bar = await files().findByRole('progressbar', { name: 'yard.jpg sent' });
  expect(bar).toHaveAttribute('max', '2000000');
  expect(files().getByText(/^Sending, .* of 2\.0 MB$|^Saving$/)).toBeInTheDocument();
  save();
  expect(await files().findByText('1 file added')).toBeInTheDocument();
  expect(files().queryByRole('progressbar')).not.toBeInTheDocument();
});

test('photos change places by button; the first says that it is shown first', async () => {
  await openFiles(aFile(1), aFile(2), aFile(3, { kind: 'document', name: 'a.pdf' }), aFile(4));
  expect(await files().findByText('Shown first')).toBeInTheDocument();
  await userEvent.click(files().getByRole('button', { name: 'Move 4.jpg forward' }));
  await files().findAllByRole('img', { name: /^4/ });
  expect(photos()).toEqual(['1.jpg', '4.jpg', '2.jpg']);
  expect(files().getByRole('button', { name: 'Move 1.jpg forward' })).toHaveAttribute('aria-disabled', 'true');
});

test('a photo that is dragged onto another one takes its place, and is not taken for a new file', async () => {
  await openFiles(aFile(1), aFile(2), aFile(3, { kind: 'document', name: 'a.pdf' }), aFile(4));
  const transfer = { files: [], types: ['text/plain'], setData: () => undefined };
  const tile = async (name: string) => (await files().findByRole('img', { name })).closest('li')!;
  fireEvent.dragStart(await files().findByRole('img', { name: '4.jpg' }), { dataTransfer: transfer });
  const first = await tile('1.jpg');
  fireEvent.dragOver(first, { dataTransfer: transfer });
  expect(first).toHaveAttribute('data-over');
  fireEvent.drop(first, { dataTransfer: transfer });
  await waitFor(() => expect(photos()).toEqual(['4.jpg', '1.jpg', '2.jpg']));
  expect(await tile('1.jpg')).not.toHaveAttribute('data-over');
  expect(files().queryByText(/added/)).not.toBeInTheDocument();
});

test('a removed file can be restored immediately with the focused button', async () => {
  await openFiles(aFile(1), aFile(2));
  await userEvent.click(await files().findByRole('button', { name: 'Remove 1.jpg' }));
  expect(await files().findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(photos()).toEqual(['2.jpg']);
  expect(files().getByRole('button', { name: 'History, 1 removed' })).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(await files().findByRole('img', { name: '1.jpg' })).toBeInTheDocument();
});

test('an API without files gets no request for them', async () => {
  theServerKnows();
  await openUnit({ services: foreign });
  expect(screen.queryByRole('heading', { name: 'Photos and documents' })).not.toBeInTheDocument();
});
