import { createUnitWriter, ownText } from '../../../../src/server/presenters/units/unitText';
import { seerOf, writeFor, type Write } from '../../../../src/server/presenters/writeFor';
import { fullUnit } from '../fullRows';
import { addressOf, photo, report } from './addedRows';

const phase = { feature: 'phase', required: '3', actual: '3', note: 'As asked for' };
const kva = { feature: 'kva', required: '500', actual: '500.5', note: 'needs turn pull, $2,300' };
const score = {
  ...{ totalCost: 16_800.6, costs: { unit_cost: 14_000.1 }, price: 41_250, listPrice: 28_000.4 },
  ...{ margin: 24_449.4, marginPercentage: 59.27, reason: () => 'It fits.', score: 0.9876, canServe: true },
  ...{ neededWork: [], requiresTurnPull: false, featureMatch: { kva: 'exact' }, features: [phase, kva] },
};

const all = new Set(['seeCost'] as const);
const nothing = new Set<never>();

interface Case {
  write?: Write;
  unit?: typeof fullUnit;
  added?: (typeof photo)[];
}

/** What the parts say together. */
function written({ write = writeFor(all), unit = fullUnit, added }: Case = {}) {
  const parts = createUnitWriter(
    addressOf,
    write,
  )({
    ...{ own: ownText(unit, addressOf, write), added },
    score: score as never,
  });
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown> & { images: { url: string }[] };
}
const addresses = (given: Case) => written(given).images.map(({ url }) => url);

describe('the text of a unit', () => {
  test('says what the unit is, how it was judged, and each feature', () => {
    expect(written()).toMatchObject({
      ...{ serial: 'U-1', kva_rating: 500.5, comments: 'From the north yard', unit_cost: 14_000.1, sec_bush: 'Spade' },
      ...{ jcm_total_cost: 16_800.6, jcm_result: { cost_breakdown: { unit_cost: 14_000.1 } }, m_price: 41_250 },
      ...{ margin_percentage: 59.27, reason: 'It fits.', match_score: 0.9876, needed_work: [] },
      ...{ feature_match: { kva: 'exact' }, score_details: [phase, kva] },
    });
  });

  test('has its files in their order, with commas only between them', () => {
    const made = ['/of/U-1/front.svg', '/of/U-1/side.svg', '/of/U-1/nameplate.pdf', '/of/U-1/planning-sheet.pdf'];
    const [front, side, ...sheets] = made;
    expect(addresses({})).toEqual(made);
    expect(addresses({ added: [] })).toEqual(made);
    expect(addresses({ added: [report, photo] })).toEqual([
      ...['/of/U-1/large.jpg', front, side],
      ...['/of/U-1/paper.pdf', ...sheets],
    ]);
    expect(addresses({ unit: { ...fullUnit, pictures: [] } })).toEqual(sheets);
    expect(addresses({ unit: { ...fullUnit, pictures: [], documents: [] }, added: [report] })).toEqual([
      '/of/U-1/paper.pdf',
    ]);
    expect(addresses({ unit: { ...fullUnit, pictures: [], documents: [] } })).toEqual([]);
  });

  test('has no costs for somebody who may not see them', () => {
    const seen = written({ write: writeFor(nothing) });
    expect(seen).toMatchObject({ serial: 'U-1', unit_cost: null, margin: null, m_price: null });
    expect(seen['score_details']).toEqual([phase, { ...kva, note: 'needs turn pull' }]);
  });

  test('has what is said of several units of an answer written once', () => {
    const details: unknown[] = [];
    const write: Write = (value) => {
      if (value === phase || value === kva) details.push(value);
      return JSON.stringify(value);
    };
    const writeUnit = createUnitWriter(addressOf, write);
    const unit = { own: ownText(fullUnit, addressOf, write), score: score as never, added: undefined };
    const [first, second] = [writeUnit(unit), writeUnit(unit)].map((parts) => Buffer.concat(parts).toString());
    expect(second).toBe(first);
    expect(details).toEqual([phase, kva]);
  });
});

test('who may see the same is known by the same text, whatever order the permissions stand in', () => {
  expect(seerOf(new Set(['seeCost', 'reserve'] as const))).toBe('reserve,seeCost');
  expect(seerOf(new Set(['reserve', 'seeCost'] as const))).toBe('reserve,seeCost');
  expect(seerOf(nothing)).toBe('');
});
