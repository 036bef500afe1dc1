import { messages } from '../../src/domain/messages';

/** The error catalogue of spec section 8, row by row. */
const catalogue: readonly (readonly [situation: string, shown: readonly string[], quoted: readonly string[]])[] = [
  ['Any authentication failure', [messages.authentication.failureTitle], ['Authentication Error']],
  ['No token', [messages.authentication.noToken], ['No access token available']],
  ['Token invalid', [messages.authentication.invalid], ['Token validation failed. Please try logging in again.']],
  ['Login failure', [messages.authentication.login], ['Login failed. Please try again.']],
  ['Logout failure', [messages.authentication.logout], ['Logout failed. Please try again.']],
  ['Token acquisition failure', [messages.authentication.acquire], ['Token acquisition failed. Please login again.']],
  ['API answer 401 or 403', [messages.authentication.timeout], ['Session timed out afer 15 minutes of inactivity']],
  ['Recommendations failure', [messages.recommendations.failureTitle], ['Error fetching recommendations']],
  [
    'IC match failure',
    [messages.ic.failureTitle, messages.ic.notFound],
    ['Error searching IC#', 'Failed to find the inventory control number'],
  ],
  ['Order detail load failure', [messages.order.failure('{message}')], ['Error loading order: {message}']],
  [
    'Unit fetch failure',
    [messages.unit.notFetched, messages.unit.notFound],
    ['Failed to fetch unit details', 'Unit not found'],
  ],
  [
    'Unit save failure',
    [messages.unit.saveFailureTitle, messages.unit.notSaved],
    ['Error', 'Failed to update unit details'],
  ],
  [
    'Unit save success',
    [messages.unit.savedTitle, messages.unit.saved],
    ['Success', 'Unit details updated successfully'],
  ],
  ['Uncaught rendering error', [messages.renderingFailed], ['Something went wrong']],
  ['No unit results', [messages.recommendations.none], ['No units found matching your criteria.']],
  [
    'IC# added',
    [messages.ic.addedTitle, messages.ic.added('{serial}')],
    ['IC# Added', 'Successfully added unit {serial} to recommendations'],
  ],
  [
    'IC# already added',
    [messages.ic.alreadyAddedTitle, messages.ic.alreadyAdded('{serial}')],
    ['IC# Already Added', 'Unit {serial} is already in the recommendations'],
  ],
  [
    'Unit removed',
    [messages.ic.removedTitle, messages.ic.removed('{serial}')],
    ['Unit Removed', 'Removed IC# {serial} from recommendations'],
  ],
];

test.each(catalogue)('%s reads as the specification says, to the letter', (_, shown, quoted) => {
  expect(shown).toEqual(quoted);
});

test('an order that cannot be loaded has the same words as title and before the reason', () => {
  expect(messages.order.failure('The server could not be reached.')).toBe(
    `${messages.order.failureTitle}: The server could not be reached.`,
  );
});

/** A text, one about something, or more of them by name. */
type Texts = string | ((of: string) => string) | { readonly [name: string]: Texts };

/** Every text of the messages with its place; of those about something, as said of 70001. */
function textsOf(part: Texts, place = ''): [place: string, text: string][] {
  if (typeof part === 'string') return [[place, part]];
  if (typeof part === 'function') return [[place, part('70001')]];
  return Object.entries(part).flatMap(([name, each]) => textsOf(each, place === '' ? name : `${place}.${name}`));
}

test('messages beyond the specification follow its style: titles without a period, sentences with one', () => {
  const own = ['authentication.elsewhere', 'ic.doesNotFit', 'recommendations.noneFits'];
  const texts = textsOf(messages).filter(([place]) => own.includes(place) || place.startsWith('estimate.'));
  expect(Object.fromEntries(texts)).toEqual({
    'authentication.elsewhere': 'Your session ended in another tab. Sign in to go on.',
    'recommendations.noneFits': 'No unit in stock fits this order',
    'ic.doesNotFit': 'It does not fit this order.',
    'estimate.savedTitle': 'Estimate saved',
    'estimate.saved': 'Every saved version is kept.',
    'estimate.notSavedTitle': 'Estimate not saved',
    'estimate.notFetchedTitle': 'Latest version not loaded',
    'estimate.notFetched': 'What you typed is still here. Try again.',
  });
});

test('no message is empty, ends in a space or shows the inside of the program', () => {
  for (const [place, text] of textsOf(messages))
    expect([place, /^\S.*\S$/.test(text), /undefined|null|\[object|=>|\$\{|\{/.test(text)]).toEqual([
      place,
      true,
      false,
    ]);
});

test('titles have no full stop', () => {
  const titles = textsOf(messages).filter(([place]) => /Title$/.test(place));
  expect(titles.map(([place]) => place)).toContain('ic.addedTitle');
  expect(titles.filter(([, text]) => text.endsWith('.'))).toEqual([]);
});

test.each([0, '', '0557128', 'IC & <b>', '70001 70002'])(
  'the unit %j is named as it is, leading zeros and all',
  (serial) => {
    const { added, alreadyAdded, removed } = messages.ic;
    expect([added(serial), alreadyAdded(serial), removed(serial)]).toEqual([
      `Successfully added unit ${serial} to recommendations`,
      `Unit ${serial} is already in the recommendations`,
      `Removed IC# ${serial} from recommendations`,
    ]);
  },
);
