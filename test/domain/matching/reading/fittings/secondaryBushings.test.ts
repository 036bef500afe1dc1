import { secondaryBushingsIn } from '../../../../../src/domain/matching/reading/fittings/secondaryBushings';

test.each([
  ['6-hole spade', [6], ['spade']],
  ['6-hole NEMA spade', [6], ['spade']],
  ['spade 6 hole', [6], ['spade']],
  ['Six Hole Spades', [6], ['spade']],
  ['twelve-hole pad', [12], ['spade']],
  ['10 or 6 hole spade', [6, 10], ['spade']],
  ['4 hole', [4], null],
  ['Stud', [], ['stud']],
  ['threaded studs', [], ['stud']],
  ['eyebolt', [], ['eyebolt']],
  ['bus duct', [], ['bus']],
  ['lugs', [], ['cable']],
])('%j has holes %j of the kind %j', (text, holes, kind) => {
  const found = secondaryBushingsIn(text);
  expect(found?.holes).toEqual(holes);
  expect(found?.kind ? [...found.kind.asked] : null).toEqual(kind);
});

test('a kind may be denied', () => {
  expect(secondaryBushingsIn('no 4-hole spade')).toMatchObject({ holes: [4], kind: { denied: new Set(['spade']) } });
  expect(secondaryBushingsIn('spade, no studs')).toMatchObject({
    kind: { asked: new Set(['spade']), denied: new Set(['stud']) },
  });
});

test.each(['', 'as usual', '6', null])('%j names neither holes nor a kind', (text) => {
  expect(secondaryBushingsIn(text)).toBeNull();
});
