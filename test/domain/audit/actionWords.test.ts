import { auditActions } from '../../../src/contract/people/audit';
import { actionWord, importedBy } from '../../../src/domain/audit/actionWords';
import { whatHappened } from '../../../src/domain/audit/whatHappened';
import { anAuditEntry } from './auditEntries';

test('every action has a word to choose it by, a capital first, and no two have the same', () => {
  const words = auditActions.map(actionWord);
  expect(words.filter((word) => !/^[A-Z][a-z -]+$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(auditActions.length);
});

test.each([
  ['reserve', 'Reservation'],
  ['release', 'Release'],
  ['changeRates', 'Rates'],
  ['changeRow', 'Changed by an import'],
  ['stepEstimate', 'Estimate decided'],
  ['refuseSignIn', 'Sign-in refused'],
  ['refuseToken', 'Access refused'],
  ['refuseAction', 'Action refused'],
])('the action %s is chosen by "%s"', (action, word) => {
  expect(actionWord(action)).toBe(word);
});

test.each(['flewToTheMoon', 'toString', '__proto__', 'RESERVE', ''])(
  'an unknown action, %j, is shown by its name',
  (action) => {
    expect([actionWord(action), whatHappened(anAuditEntry({ action }))]).toEqual([action, action]);
  },
);

test('an import by a person in the app carries their name', () => {
  expect(importedBy('Omar Operations')).toBe('Import by Omar Operations');
});
