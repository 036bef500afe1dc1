import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../../../mocks/calls';
import { aMappedImport, ImportService } from '../../../../mocks/importAnswers';
import { aDoubtfulLayout, aFoundColumn, aLayout, aProfile } from '../../../../mocks/importLayouts';
import { server } from '../../../../mocks/server';
import { aFile, bar, button, field, openImport, openMapped, step } from './openImport';
import { VocabularyService } from '../../../../mocks/vocabularyAnswers';

const doubtful = () => openMapped({ files: ['orders'], layouts: [aDoubtfulLayout()] });
const questions = () => within(screen.getByRole('region', { name: 'Questions' }));
const targetOf = (header: string) => screen.getByRole('combobox', { name: `What ${header} fills` });

test('the screen says what a workbook and a file of text were recognized as', async () => {
  await openMapped({ files: ['orders', 'units'], layouts: [aDoubtfulLayout(), aLayout()] });
  expect(
    screen.getByText('Units file · Excel workbook · sheet Stock · header in line 3 · 214 rows · 3 columns'),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Orders file · Text file · values separated by semicolons · UTF-8 · header in line 1 · 2 rows · 3 columns',
    ),
  ).toBeVisible();
});

test('an import whose server stopped says that it has to be checked again', async () => {
  const failure = 'The server was stopped while the import ran. Nothing was changed. Check the import again.';
  await openMapped({ files: ['orders'], layouts: [aLayout()], failure });
  expect(screen.getByText(failure)).toBeVisible();
});

test('another sheet or header line is sent immediately, and the file is inspected again', async () => {
  const { user, service } = await openMapped();
  await user.click(button('Change how the units file is recognized'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Prices');
  const line = screen.getByRole('textbox', { name: 'Line with the column names' });
  await user.clear(line);
  await user.click(button('Read again'));
  expect(screen.getByText('Enter a line number, such as 3.')).toBeVisible();
  await user.type(line, '2{Enter}');
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(service.mapped[0]).toEqual({
    units: { layout: { sheet: 'Prices', encoding: null, delimiter: null, headerLine: 2 }, columns: [] },
  });
  expect(button('Change how the units file is recognized')).toHaveFocus();
  expect(await screen.findByText(/sheet Prices · header in line 2/)).toBeVisible();
});

test('of a file of text the separator and the encoding can be changed', async () => {
  const { user, service } = await doubtful();
  await user.click(button('Change how the orders file is recognized'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Values separated by' }), 'tabs');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'Windows-1252');
  await user.click(button('Read again'));
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(service.mapped[0]?.orders?.layout).toEqual({
    ...{ sheet: null, encoding: 'windows-1252', delimiter: '\t', headerLine: 1 },
  });
});

test('a file in no known encoding is a question', async () => {
  const layout = { sheet: null, encoding: null, delimiter: ',', headerLine: 1 } as const;
  const columns = [aFoundColumn(0, 'Order', ['A'], { target: 'order_code' })];
  const { user, service } = await openMapped({ files: ['orders'], layouts: [aDoubtfulLayout({ layout, columns })] });
  expect(questions().getByRole('heading', { name: '1 question left' })).toBeVisible();
  expect(questions().getByText(/^orders\.csv is not in UTF-8\./)).toBeVisible();
  await user.click(button('Yes, Windows-1252'));
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(service.mapped[0]?.orders?.layout.encoding).toBe('windows-1252');
});

test('each column shows its name, samples and what it fills; another target is sent with nothing else', async () => {
  const { user, service } = await openMapped();
  const [, , labor] = within(screen.getByRole('list', { name: 'Columns of the units file' })).getAllByRole('listitem');
  expect(labor).toHaveTextContent('Labor $');
  expect(within(labor!).getByText('$3,900.00 · $120.50')).toBeVisible();
  expect(within(labor!).getByText('214 rows with a value')).toBeVisible();
  expect(within(labor!).getByText('number from 0, in US dollars')).toBeVisible();
  const select = targetOf('Labor $');
  expect(select).toHaveDisplayValue('labor_cost: Labor.');
  expect(within(select).getByRole('group', { name: 'Required' })).toContainElement(
    within(select).getByRole('option', { name: 'serial: The unit.' }),
  );
  await user.selectOptions(select, 'Leave out');
  expect(select).toHaveDisplayValue('Leave out');
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(service.mapped[0]?.units?.columns).toEqual([
    { index: 2, target: null, reading: { dates: null, decimals: null, measure: null } },
  ]);
});

test('how the numbers of a column are read can be changed, with an example from the file', async () => {
  const layouts = [
    aLayout({
      columns: [
        aFoundColumn(0, 'Labor', ['1,234', '7'], { target: 'labor_cost', reading: { decimals: 'point' } }),
        aFoundColumn(1, 'Oil', ['350'], { target: 'oil_volume_gal', reading: { measure: 'gal' } }),
      ],
    }),
  ];
  const { user, service } = await openMapped({ layouts });
  const numbers = screen.getByRole('combobox', { name: 'Numbers of Labor' });
  expect(numbers).toHaveDisplayValue('Decimal point: 1,234 is 1234');
  await user.selectOptions(numbers, 'Decimal comma: 1,234 is 1.234');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit of measure of Oil' }), 'liters');
  await waitFor(() => expect(service.mapped).toHaveLength(2));
  expect(service.mapped.map(({ units }) => units?.columns[0]?.reading)).toEqual([
    { dates: null, decimals: 'comma', measure: null },
    { dates: null, decimals: null, measure: 'L' },
  ]);
});

test('a quantity without a unit is used as written unless its unit is in question', async () => {
  const target = 'oil_volume_gal';
  const oil = aFoundColumn(0, 'Oil', ['350'], { target });
  const fluid = aFoundColumn(1, 'Fluid', ['350'], { target, doubts: [['measure', 'Is Fluid in gallons or liters?']] });
  await openMapped({ layouts: [aLayout({ columns: [oil, fluid] })] });
  expect(screen.getByRole('combobox', { name: 'Unit of measure of Oil' })).toHaveDisplayValue('As written');
  expect(screen.getByRole('combobox', { name: 'Unit of measure of Fluid' })).toHaveDisplayValue('Choose…');
});

test('doubts are questions with their answers as buttons, counted, and the focus stays with them', async () => {
  const { user, service } = await doubtful();
  expect(questions().getByRole('heading', { name: '2 questions left' })).toBeVisible();
  expect(button('Check')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Month first: 2/3/2026 is 3 February 2026'));
  expect(await screen.findByRole('heading', { name: '1 question left' })).toHaveFocus();
  await user.click(questions().getByRole('button', { name: 'Leave out' }));
  expect(await screen.findByRole('heading', { name: 'No questions left' })).toHaveFocus();
  await waitFor(() => expect(service.mapped).toHaveLength(2));
  expect(service.mapped.map(({ orders }) => orders?.columns)).toEqual([
    [{ index: 1, target: 'order_date', reading: { dates: 'mdy', decimals: null, measure: null } }],
    [{ index: 2, target: null, reading: { dates: null, decimals: null, measure: null } }],
  ]);
  await waitFor(() => expect(button('Check')).not.toHaveAttribute('aria-disabled'));
});

test('a column that may fill several can be given the proposed one or any other', async () => {
  const doubts = [['target', 'Does Remarks fill comments?']] as const;
  const columns = [
    aFoundColumn(0, 'Remarks', ['x'], { target: 'comments', doubts }),
    aFoundColumn(1, 'Key', ['1'], { doubts: [['target', 'What does Key hold?']] }),
  ];
  const { user, service } = await openMapped({ layouts: [aLayout({ columns, missing: ['serial', 'condition'] })] });
  expect(
    screen.getByText(/choose which column fills serial, condition, or give a value .* Without them nothing/),
  ).toBeVisible();
  await user.click(button('Yes, comments'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column that Key fills' }), 'serial: The unit.');
  await waitFor(() => expect(service.mapped).toHaveLength(2));
  expect(service.mapped.map(({ units }) => units?.columns[0]?.target)).toEqual(['comments', 'serial']);
  expect(await screen.findByText(/choose which column fills condition, or give a value .* Without it/)).toBeVisible();
  await user.hover(button('Check'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Choose a column or a value for condition first.');
});

test('the first rows show before and after, and refused cells say why and how to fix them', async () => {
  await openMapped();
  const table = within(screen.getByRole('region', { name: 'First rows of the units file' }));
  const [, , second] = table.getAllByRole('row');
  expect(
    within(second!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([...['5', '0557129', '0557129', 'RX', 'Refused:Not one of RC, RW. Write RC or RW.', '$120.50', '120.50']]);
});

test('a file without rows, and one of which no column is imported, say so', async () => {
  const out = [aFoundColumn(0, 'H'.repeat(200), [], { filled: 0 })];
  await openMapped({ layouts: [aLayout({ preview: [], rows: 0 }), aLayout({ file: 'orders', columns: out })] });
  expect(screen.getByText('The file has no rows below its header.')).toBeVisible();
  expect(screen.getByText('No column is imported yet.')).toBeVisible();
  expect(screen.getByText('Empty')).toBeVisible();
});

test('many columns can be narrowed to those that are imported or left out', async () => {
  const columns = Array.from({ length: 20 }, (_each, index) =>
    aFoundColumn(index, `C${index}`, ['1'], { target: index === 0 ? 'serial' : null }),
  );
  const { user } = await openMapped({ layouts: [aLayout({ columns })] });
  await user.click(screen.getByRole('radio', { name: 'Imported 1' }));
  expect(within(screen.getByRole('list', { name: 'Columns of the units file' })).getAllByRole('listitem')).toHaveLength(
    1,
  );
  await user.click(screen.getByRole('radio', { name: 'Left out 19' }));
  expect(within(screen.getByRole('list', { name: 'Columns of the units file' })).getAllByRole('listitem')).toHaveLength(
    19,
  );
});

test('a change that the server refuses is taken back, with the reason', async () => {
  const { user, service } = await openMapped();
  service.refusal = { status: 400, detail: 'Two columns fill serial.' };
  await user.selectOptions(targetOf('Cond.'), 'serial: The unit.');
  expect(await screen.findByText('Two columns fill serial.')).toBeVisible();
  await waitFor(() => expect(targetOf('Cond.')).toHaveDisplayValue(/^condition/));
  service.refusal = null;
  await user.selectOptions(targetOf('Cond.'), 'Leave out');
  expect(screen.queryByText('Two columns fill serial.')).not.toBeInTheDocument();
});

test('the other file can be added; both are sent again in place of the import in hand', async () => {
  const service = new ImportService();
  const { user } = openImport(service, aMappedImport());
  await user.upload(field('Units file'), aFile('u.csv'));
  await step('Match the columns');
  service.goesOn = true;
  await user.upload(await screen.findByLabelText('Add the orders file to this import'), aFile('o.csv'));
  await waitFor(() => expect(service.sent.map((names) => names.toSorted())).toEqual([['units'], ['orders', 'units']]));
  expect(service.cancelled).toEqual(['next']);
});

test('an import of files that were chosen elsewhere takes no other file', async () => {
  await openMapped();
  expect(screen.queryByLabelText('Add the orders file to this import')).not.toBeInTheDocument();
});

test('while the columns are looked at the screen shows how far it is, and it can be canceled', async () => {
  const { user, service } = openImport(new ImportService(aMappedImport({ state: 'inspecting', layouts: [] })));
  expect(await bar()).toBeInTheDocument();
  expect(screen.getByText('Looking at the columns', { selector: 'strong' })).toBeVisible();
  await user.click(button('Cancel import'));
  expect(await screen.findByText('Canceling…')).toBeVisible();
  expect(service.cancelled).toEqual(['next']);
  service.become({ state: 'cancelled' });
  expect(await screen.findByText('The import was canceled')).toBeVisible();
  expect(await step('Choose files')).toHaveFocus();
});

test('columns that fail to load can be requested again', async () => {
  const service = new ImportService(aMappedImport());
  const { user } = openImport(service);
  server.use(http.get(calls.importColumns, () => HttpResponse.error()));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^The columns that can be filled could not be loaded\./)).toBeVisible();
  server.use(...service.answers());
  await user.click(again);
  expect(await screen.findByRole('list', { name: 'Columns of the units file' })).toBeVisible();
});

test('a file is declared complete by a switch that says what that means', async () => {
  const { user, service } = await openMapped();
  const whole = screen.getByRole('switch', { name: 'This file has all units' });
  expect(whole).toHaveAccessibleDescription(/^Units that it lacks are retired/);
  await user.click(whole);
  expect(whole).toBeChecked();
  await waitFor(() => expect(service.mapped).toMatchObject([{ units: { columns: [], isWhole: true } }]));
});

const dialog = (name: string) => screen.findByRole('dialog', { name });

async function open(profile: string | null, ...profiles: ReturnType<typeof aProfile>[]) {
  const service = new ImportService(aMappedImport({ layouts: [aLayout({ profile })] }));
  service.profiles = profiles;
  const opened = openImport(service);
  await screen.findByRole('button', { name: 'Save as profile…' });
  return opened;
}

test('how a file is read is saved as a profile, which then is the one it is read by', async () => {
  const { user } = await open(null);
  expect(screen.getByText('No profiles saved yet')).toBeVisible();
  await user.click(button('Save as profile…'));
  const form = within(await dialog('Save profile'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Enter a name.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' Phoenix {Enter}');
  expect(await screen.findByRole('combobox', { name: 'Profile' })).toHaveDisplayValue('Phoenix');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a profile that would be replaced is named, and a failure to save it is shown', async () => {
  const { user, service } = await open(null, aProfile());
  await user.click(button('Save as profile…'));
  const form = within(await dialog('Save profile'));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Phoenix stock list');
  expect(form.getByText('Phoenix stock list exists already and is replaced for everybody.')).toBeVisible();
  service.refusal = { status: 409, detail: 'The import is being checked.' };
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The import is being checked.')).toBeVisible();
});

test('choosing another profile maps the columns that it knows by their names', async () => {
  const { user, service } = await open(null, aProfile(), aProfile({ name: 'Orders', file: 'orders' }));
  const select = await screen.findByRole('combobox', { name: 'Profile' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'Phoenix stock list']);
  await user.selectOptions(select, 'Phoenix stock list');
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(service.mapped[0]?.units?.columns.map(({ index, target }) => [index, target])).toEqual([
    [0, 'serial'],
    [2, null],
  ]);
});

test('a profile of other columns changes nothing, and says so', async () => {
  const { user, service } = await open(null, aProfile({ columns: [] }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Profile' }), 'Phoenix stock list');
  expect(screen.getByText(/^None of the columns of this file is in that profile/)).toBeVisible();
  expect(service.mapped).toEqual([]);
});

test('a profile is deleted after a question, and a failure is shown', async () => {
  const { user, service } = await open('Phoenix stock list', aProfile());
  await user.click(button('Delete profile…'));
  const question = within(await dialog('Delete profile?'));
  expect(question.getByText(/^Phoenix stock list is deleted for everybody\./)).toBeVisible();
  service.refusal = { status: 500, detail: 'The database does not answer.' };
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText('The database does not answer.')).toBeVisible();
  service.refusal = null;
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No profiles saved yet')).toBeVisible();
});

test('suggestions for unknown columns are accepted in one step', async () => {
  const columns = [
    aFoundColumn(0, 'Remarks', ['x'], { target: 'comments', doubts: [['target', 'Does Remarks fill comments?']] }),
    aFoundColumn(1, 'Foo', ['1'], { doubts: [['target', 'What does Foo hold?']] }),
    aFoundColumn(2, 'Bar', ['2'], { doubts: [['target', 'What does Bar hold?']] }),
  ];
  const { user, service } = await openMapped({ layouts: [aLayout({ columns })] });
  const text = '3 columns with unknown names. Suggested: Remarks as comments; Foo, Bar left out.';
  expect(questions().getByText(text)).toBeVisible();
  await user.click(button('Accept all suggestions'));
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(service.mapped[0]?.units?.columns.map(({ target }) => target)).toEqual(['comments', null, null]);
  expect(await questions().findByRole('heading', { name: 'No questions left' })).toHaveFocus();
});

test('a column that the file lacks gets one value for all rows, by keyboard alone', async () => {
  const columns = [aFoundColumn(0, 'IC#', ['1'], { target: 'serial' })];
  const { user, service } = await openMapped({ layouts: [aLayout({ columns, missing: ['condition'] })] });
  const form = within(screen.getByRole('group', { name: 'The same in all rows' }));
  expect(within(form.getByRole('combobox', { name: 'Another column' })).getAllByRole('option')).toHaveLength(4);
  await user.selectOptions(form.getByRole('combobox', { name: 'condition' }), 'RC');
  await user.selectOptions(form.getByRole('combobox', { name: 'Another column' }), 'comments: Anything else.');
  await user.type(form.getByRole('textbox', { name: 'comments' }), 'Lot 7{Enter}');
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(service.mapped[0]?.units?.values).toEqual([
    { target: 'condition', value: 'RC' },
    { target: 'comments', value: 'Lot 7' },
  ]);
  await waitFor(() => expect(button('Check')).not.toHaveAttribute('aria-disabled'));
});

test('each unknown word is a question, and its rows can be left out', async () => {
  const columns = [
    aFoundColumn(0, 'IC#', ['1'], { target: 'serial' }),
    aFoundColumn(1, 'Cond', ['Fair', 'Scrap'], {
      target: 'condition',
      doubts: [
        ['words', 'What does Fair mean?', 'Fair'],
        ['words', 'What does Scrap mean?', 'Scrap'],
      ],
    }),
  ];
  const { user, service } = await openMapped({ layouts: [aLayout({ columns })] });
  await user.click(
    within(screen.getByRole('group', { name: 'What does Fair mean?' })).getByRole('button', { name: 'RC' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Leave these rows out' }));
  await waitFor(() => expect(service.mapped).toHaveLength(2));
  expect(service.mapped[1]?.units?.columns[0]?.words).toEqual([
    { word: 'Fair', value: 'RC' },
    { word: 'Scrap', value: null },
  ]);
});

test('an administrator answers a word for all files', async () => {
  const vocabulary = new VocabularyService();
  server.use(...vocabulary.answers());
  const doubts: [['words', string, string]] = [['words', 'What does Fair mean?', 'Fair']];
  const columns = [
    aFoundColumn(0, 'IC#', ['1'], { target: 'serial' }),
    aFoundColumn(1, 'Cond', ['Fair'], { target: 'condition', doubts }),
  ];
  const { user, service } = await openMapped({ layouts: [aLayout({ columns })] });
  await user.click(screen.getByRole('switch', { name: 'Teach this word for all files' }));
  await user.click(button('RW'));
  await waitFor(() => expect(service.mapped).toHaveLength(1));
  expect(vocabulary.taught).toEqual([{ field: 'condition', word: 'Fair', meaning: 'RW' }]);
  expect(service.mapped[0]?.units?.columns[0]?.words).toEqual([{ word: 'Fair', value: 'RW' }]);
});

test('hidden rows are a question, and merged cells are said', async () => {
  const remarks = ['One merged cell: its value holds for all of its rows.'];
  const layouts = [aLayout({ hiddenRows: { rows: 12, are: null }, remarks })];
  const { user, service } = await openMapped({ layouts });
  expect(screen.getByText(remarks[0]!)).toBeVisible();
  expect(questions().getByText(/^The sheet hides 12 rows, by a filter or by hand\./)).toBeVisible();
  await user.click(button('Leave them out'));
  await waitFor(() => expect(service.mapped[0]?.units?.hiddenRows).toBe('leaveOut'));
  await waitFor(() => expect(button('Check')).not.toHaveAttribute('aria-disabled'));
});
