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

test('a serial that is a number reads like one that is text', () => {
  expect(messages.ic.added(70001)).toBe(messages.ic.added('70001'));
});

test('an order that cannot be loaded has the same words as title and before the reason', () => {
  expect(messages.order.failure('The server could not be reached.')).toBe(
    `${messages.order.failureTitle}: The server could not be reached.`,
  );
});
