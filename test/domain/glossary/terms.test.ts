import { costMeanings, fitMeanings } from '../../../src/domain/glossary/terms';

test('each fit class has its own meaning, in whole sentences', () => {
  const meanings = Object.values(fitMeanings);
  expect(new Set(meanings).size).toBe(5);
  for (const meaning of meanings) expect(meaning).toMatch(/^[A-Z].*\.$/);
});

test('the words of the cost estimation that need one have a meaning', () => {
  expect(costMeanings['Turn pull']).toBe('Removes turns from a winding to change its voltage ratio, at most 7%.');
  expect(costMeanings['Total cost (without labor)']).toContain('Labor is in All costs');
});
