import { agreedValues, byClause, disputedFields } from '../../../src/domain/descriptions/choices';
import { proposals } from '../../../src/domain/descriptions/proposals';

const found = proposals({ stock_code_desc: '750KVA Three-Phase Pad', notes: 'One 1000 kVA unit, loop feed. BIL 95' });

test('the values on which the texts agree are accepted together', () => {
  expect(disputedFields(found)).toEqual(['kva_rating']);
  expect(agreedValues(found)).toEqual({ phase: '3', bil: '95', bush_configuration: 'Loop Feed' });
});

test('proposals are grouped by the clause that makes them', () => {
  expect(byClause(found).map(({ clause, stated }) => [clause.quote, stated.map(({ value }) => value)])).toEqual([
    ['750KVA Three-Phase Pad', ['3', '750']],
    ['One 1000 kVA unit, loop feed', ['1000', 'Loop Feed']],
    ['BIL 95', ['95']],
  ]);
});
