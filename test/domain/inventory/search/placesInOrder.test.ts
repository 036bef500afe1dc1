import fc from 'fast-check';
import { placesInOrder } from '../../../../src/domain/inventory/search/placesInOrder';
import { forAll } from '../../builders/forAll';

const key = fc.oneof(
  fc.constantFrom(0, 1, 2, 2.01, 255, 256, 65_536, 6_580.05, 9_999_999_999.99, Infinity),
  fc.double({ min: 0, max: 1e12, noNaN: true }),
);

test('any page is that of a stable sort, infinite keys always last', () => {
  forAll(fc.array(key, { maxLength: 60 }), fc.boolean(), fc.nat(60), fc.nat(60), (keys, isDescending, a, b) => {
    const [from, to] = [Math.min(a, b), Math.min(Math.max(a, b), keys.length)];
    const places = keys.map((_, place) => place);
    const finite = places.filter((place) => keys[place] !== Infinity).sort((x, y) => keys[x]! - keys[y]!);
    const last = places.filter((place) => keys[place] === Infinity);
    const all = [...(isDescending ? finite.reverse() : finite), ...last];
    expect(placesInOrder(Float64Array.from(keys), isDescending, from, to)).toEqual(all.slice(from, to));
  });
});
