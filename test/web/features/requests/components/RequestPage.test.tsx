import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import type { AssignRequest, MatchedLine, MatchRequest } from '../../../../../src/contract/requests/matching';
import type { LineReading, ReadRequest } from '../../../../../src/contract/requests/reading';
import type { Permission } from '../../../../../src/domain/access/access';
import { RequestPage } from '../../../../../src/web/features/requests/components/RequestPage';
import { json, problem } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { unitsAreBestFor } from '../../../../mocks/contentionAnswer';
import { server } from '../../../../mocks/server';
import { aConfig, renderScreen, type RenderOptions } from '../../../../support/web/renderApp';
import { aPricedUnit } from '../../../comparisonSamples';

const TEXT = '2 x 500 kVA 12470 delta, wombat, Fresno';

const reading = (
  field: LineReading['field'],
  value: string,
  words: string,
  reason: string | null = null,
): LineReading => {
  const start = TEXT.indexOf(words);
  const passage = words === '' ? null : { start, end: start + words.length };
  return { field, value, status: reason === null ? 'read' : 'assumed', reason, passage };
};

const aLine = (quantity: string, kva: string): ReadRequest['lines'][number] => ({
  readings: [
    reading('quantity', quantity, '2 x'),
    reading('kva_rating', kva, '500 kVA'),
    reading('phase', '3', '', 'Delta is three-phase.'),
    reading('primary_voltage_kv', '12470D', '12470 delta'),
  ],
});

const wombat = { start: TEXT.indexOf('wombat'), end: TEXT.indexOf('wombat') + 6 };
const aReading = (change: Partial<ReadRequest> = {}): ReadRequest => ({
  lines: [aLine('2', '500')],
  request: [
    {
      field: 'place',
      value: 'Fresno',
      status: 'read',
      reason: null,
      passage: { start: TEXT.length - 6, end: TEXT.length },
    },
  ],
  not_understood: [wombat],
  ...change,
});

const units = Array.from({ length: 12 }, (_, at) =>
  aPricedUnit({
    serial: String(700 + at),
    match_score: 0.99 - at / 100,
    warehouse_desc: 'Phoenix, AZ',
    fit: { class: at < 11 ? 'Fits with work' : 'Does not fit', gaps: [] },
    m_price: 40_000 + at * 1000,
  }),
);

const aMatch = (change: Partial<MatchedLine['data']> = {}): MatchedLine => ({
  data: { ...{ matches: units, count: 40, rates: null, unstated: [], offers: [] }, ...change },
});

interface Answers {
  read?: Partial<ReadRequest>;
  match?: Partial<MatchedLine['data']>;
}

function answers({ read = {}, match = {} }: Answers = {}) {
  const asked = {
    texts: new Array<string>(),
    fields: new Array<MatchRequest['fields']>(),
    lines: new Array<AssignRequest>(),
  };
  unitsAreBestFor({});
  server.use(
    http.post<never, { text: string }>(calls.requestsRead, async ({ request }) => {
      asked.texts.push((await request.json()).text);
      return json<ReadRequest>(aReading(read));
    }),
    http.post<never, MatchRequest>(calls.requestsMatch, async ({ request }) => {
      asked.fields.push((await request.json()).fields);
      return json<MatchedLine>(aMatch(match));
    }),
    http.post<never, AssignRequest>(calls.requestsAssign, async ({ request }) => {
      const body = await request.json();
      asked.lines.push(body);
      const [first = null] = units;
      const found = body.lines.map((_, at) => ({
        units: at === 0 && first ? [first] : [],
        missing: at === 0 ? 1 : 3,
        unstated: [],
      }));
      return json({ lines: found });
    }),
  );
  return asked;
}

const config = aConfig();
const services = { config: { ...config, capabilities: { ...config.capabilities, insights: 'on' as const } } };
const shown = (options: RenderOptions = {}) =>
  renderScreen(<RequestPage />, {
    at: '/request',
    route: '/request',
    ...options,
    services: { ...services, ...options.services },
  });
const area = () => screen.getByRole('textbox', { name: /^Type or paste/ });
const fields = () => within(screen.getByRole('region', { name: 'Requirement' }));
const unitsColumn = () => within(screen.getByRole('region', { name: 'Units' }));

async function pasted(options?: RenderOptions) {
  const rendered = shown(options);
  await rendered.user.click(area());
  await rendered.user.paste(TEXT);
  return rendered;
}

test('a pasted text becomes fields with their passages, ranked units with margin, and a spoken summary', async () => {
  const asked = answers();
  await pasted();
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  expect(asked.texts).toEqual([TEXT]);
  expect(asked.fields).toEqual([{ kva_rating: '500', phase: '3', primary_voltage_kv: '12470D' }]);
  expect(fields().getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(fields().getByRole('combobox', { name: 'Phase' })).toHaveAccessibleDescription(
    'Assumed: Delta is three-phase.',
  );
  expect(within(screen.getByRole('list', { name: /not understood/ })).getByText('wombat')).toBeInTheDocument();
  expect(screen.getByText('1 line read, 11 units fit')).toBeInTheDocument();
  const [best] = unitsColumn().getAllByRole('article');
  expect(best).toHaveTextContent(
    /IC# 700.*Best.*Fits with work.*99%.*Margin.*Phoenix, AZ · ≈ [\d,]+ mi by road.*Needed work: FR3 fill, \$3,000/,
  );
  expect(screen.getByRole('link', { name: 'IC# 700' })).toHaveAttribute('href', '/unit/700');
});

test('hovering a field lights its passage up, and the reverse', async () => {
  answers();
  const { user } = await pasted();
  await user.hover(await fields().findByRole('textbox', { name: 'KVA Rating' }));
  const passage = within(screen.getByRole('region', { name: 'What was read' })).getByText('500 kVA');
  expect(passage).toHaveAttribute('data-lit', 'true');
  await user.hover(screen.getByText('12470 delta'));
  expect(passage).toHaveAttribute('data-lit', 'false');
  expect(fields().getByRole('textbox', { name: 'Primary Voltage' }).closest('[data-field]')).toHaveAttribute(
    'data-lit',
    'true',
  );
});

test('a changed field says so, is matched, and is taken back; Escape leaves a field as it was', async () => {
  const asked = answers();
  const { user } = await pasted();
  const kva = await fields().findByRole('textbox', { name: 'KVA Rating' });
  await user.clear(kva);
  await user.type(kva, '750{Escape}');
  expect(kva).toHaveValue('500');
  await waitFor(() => expect(kva).not.toHaveFocus());
  await user.clear(kva);
  await user.type(kva, '750{Enter}');
  expect(kva).toHaveAccessibleDescription(/^Changed by you, was 500/);
  await waitFor(() => expect(asked.fields.at(-1)).toMatchObject({ kva_rating: '750' }));
  await user.click(screen.getByRole('button', { name: 'Undo the change of KVA Rating' }));
  expect(kva).toHaveValue('500');
  await user.selectOptions(fields().getByRole('combobox', { name: 'Phase' }), 'Any');
  await waitFor(() => expect(asked.fields.at(-1)).toEqual({ kva_rating: '500', primary_voltage_kv: '12470D' }));
});

test('empty fields are folded away until they are wanted', async () => {
  answers();
  const { user } = await pasted();
  const more = await screen.findByRole('button', { name: 'More fields' });
  expect(fields().queryByRole('textbox', { name: 'Fusing' })).not.toBeInTheDocument();
  await user.click(more);
  expect(fields().getByRole('textbox', { name: 'Fusing' })).toHaveValue('');
  expect(fields().getByRole('textbox', { name: 'Contact' })).toHaveValue('');
});

test('units are sorted by margin, show their specifications, and more of them on request', async () => {
  answers();
  const { user } = await pasted();
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('radio', { name: 'Margin' }));
  expect(unitsColumn().getAllByRole('article')[0]).toHaveTextContent('IC# 710');
  await user.click(screen.getByRole('button', { name: /^Show more/ }));
  expect(unitsColumn().getAllByRole('article')).toHaveLength(12);
  const [first] = screen.getAllByRole('button', { name: 'All specifications' });
  if (first) await user.click(first);
  expect(screen.getByRole('row', { name: /^KVA Rating/ })).toHaveTextContent('500500');
});

test('an offer is applied to the fields', async () => {
  const asked = answers({
    match: {
      offers: [
        {
          ...{ change: 'With 13200 V', edits: { primary_voltage_kv: '13200D' } },
          ...{ units: 14, more: 9, cost_change: -2900 },
        },
      ],
    },
  });
  const { user } = await pasted();
  await user.click(
    await screen.findByRole('button', { name: 'With 13,200 V: 14 units fit (9 more), best one $2,900 less' }),
  );
  expect(fields().getByRole('textbox', { name: 'Primary Voltage' })).toHaveValue('13200D');
  await waitFor(() => expect(asked.fields.at(-1)).toMatchObject({ primary_voltage_kv: '13200D' }));
});

test('a line that does not state enough says so; one that nothing fits says what would help', async () => {
  answers({ match: { unstated: ['kVA', 'primary voltage', 'secondary voltage'], matches: [] } });
  const { unmount } = await pasted();
  expect(await screen.findByText('The request does not state kVA and voltages')).toBeInTheDocument();
  unmount();
  answers({
    match: {
      matches: units.slice(11),
      offers: [{ change: 'With 750 kVA', edits: { kva_rating: '750' }, units: 3, more: null, cost_change: null }],
    },
  });
  await pasted();
  expect(await screen.findByText('No unit in stock fits this line')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'With 750 kVA: 3 units fit' })).toBeInTheDocument();
});

test('several lines are listed and matched together', async () => {
  const asked = answers({ read: { lines: [aLine('2', '500'), aLine('3', '1500')] } });
  const { user } = await pasted();
  const together = await screen.findByRole('region', { name: 'All lines together' });
  expect(within(together).getByRole('heading')).toHaveTextContent('All lines together: 1 of 5 units available');
  expect(together).toHaveTextContent(/Total margin.*Line 1, 2 × 500 kVA: 700 · 1 unit is missing.*3 units are missing/);
  expect(asked.lines[0]?.lines.map(({ quantity }) => quantity)).toEqual([2, 3]);
  await user.click(screen.getByRole('button', { name: 'Line 2: 3 × 1,500 kVA' }));
  expect(fields().getByRole('textbox', { name: 'KVA Rating' })).toHaveValue('1500');
  expect(await screen.findByText('2 lines read, 11 units fit')).toBeInTheDocument();
});

test('examples fill the text in; Clear empties it, and Undo brings it back', async () => {
  const asked = answers();
  const { user } = shown();
  await user.click(screen.getByRole('button', { name: /^Need \(2\) 1500 kVA/ }));
  await waitFor(() => expect(asked.texts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(area()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(area()).toHaveValue(asked.texts[0]);
});

test('typing is read after a pause, and with Control+Enter without one', async () => {
  const asked = answers();
  const { user } = shown();
  await user.type(area(), '500 kVA');
  expect(asked.texts).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(asked.texts).toEqual(['500 kVA']));
  await user.type(area(), ' pad');
  await waitFor(() => expect(asked.texts).toEqual(['500 kVA', '500 kVA pad']));
});

test('a text without a transformer says what to write', async () => {
  answers({ read: { lines: [], request: [], not_understood: [] } });
  await pasted();
  expect(await screen.findByRole('heading', { name: 'No transformer found in this text' })).toBeInTheDocument();
});

test('a text that is too long is refused', () => {
  const asked = answers();
  shown();
  fireEvent.input(area(), { target: { value: 'x'.repeat(1_000_001) } });
  expect(screen.getByRole('alert')).toHaveTextContent('The text has more than 1,000,000 characters.');
  expect(asked.texts).toEqual([]);
});

test('a failure of the reader or of the match can be tried again', async () => {
  answers();
  server.use(http.post(calls.requestsRead, () => problem(500), { once: true }));
  server.use(http.post(calls.requestsMatch, () => problem(500), { once: true }));
  const { user } = await pasted();
  expect(await screen.findByText(/^The text could not be read\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^The units could not be loaded\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(10);
});

test('the last answer stays, dimmed, while a slow one loads', async () => {
  answers();
  const { user } = await pasted();
  await screen.findAllByRole('article');
  server.use(http.post(calls.requestsMatch, () => delay('infinite')));
  await user.selectOptions(fields().getByRole('combobox', { name: 'Phase' }), '1');
  expect(screen.getByRole('region', { name: 'Units' })).toHaveAttribute('aria-busy', 'true');
  expect(unitsColumn().getAllByRole('article')).toHaveLength(10);
});

test('a file with text is read like typed text; other files are refused', async () => {
  const asked = answers();
  const { user } = shown();
  const chooser = screen.getByLabelText(/^Drop an e-mail/);
  const photo = fileOf('photo.png', 'image/png', 'x');
  fireEvent.drop(screen.getByText(/^Drop an e-mail/), { dataTransfer: { files: [photo] } });
  expect(await screen.findByText(/^photo.png is a picture. Pictures cannot be read/)).toBeInTheDocument();
  await user.upload(chooser, fileOf('mail.txt', 'text/plain', TEXT));
  await waitFor(() => expect(asked.texts).toEqual([TEXT]));
});

test('without the permission for costs there is no margin', async () => {
  answers();
  await pasted({ services: { permissions: new Set<Permission>() } });
  await screen.findAllByRole('article');
  expect(screen.queryByText('Margin')).not.toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

/** jsdom's files lack their bytes. */
const fileOf = (name: string, type: string, text: string): File =>
  Object.assign(new File([text], name, { type }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
