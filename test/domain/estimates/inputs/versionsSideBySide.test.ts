import { inputsSideBySide, ratesSideBySide } from '../../../../src/domain/estimates/inputs/versionsSideBySide';
import { ratesNamed, someInputs } from '../../builders/estimates';

test('two versions stand side by side by all that was decided in them; what neither has is left out', () => {
  const before = someInputs({ fr3EstimatedGallons: '620' }, { price: 38_000 });
  const newest = someInputs({ fr3EstimatedGallons: '620', reTank: true, reTankCost: '9000' }, { notes: 'Call first.' });
  expect(inputsSideBySide([before, newest])).toEqual([
    { label: 'FR3', differs: false, texts: ['On, 620 gallons', 'On, 620 gallons'] },
    { label: 'Re-tank', differs: true, texts: ['Off', 'On'] },
    { label: 'Re-tank labor', differs: true, texts: ['none', '$9,000'] },
    { label: 'Price entered', differs: true, texts: ['$38,000', 'none'] },
    { label: 'Delivery', differs: false, texts: ['as the order', 'as the order'] },
    { label: 'Notes', differs: true, texts: ['none', 'Call first.'] },
  ]);
});

test('and by the rates that their figures count from', () => {
  const rates = [ratesNamed(), ratesNamed({ goodMargin: 35, priceReTank: 2_300 }, '2026-03-01')];
  const lines = ratesSideBySide(rates.map((each) => ({ rates: each })));
  expect(lines.filter(({ differs }) => differs)).toEqual([
    { label: 'Rates', differs: true, texts: ['Standard rates', 'Rates of 1 March 2026'] },
    { label: 'Rate: Re-tank', differs: true, texts: ['none', '$2,300'] },
    { label: 'Good margin from', differs: true, texts: ['30%', '35%'] },
  ]);
});
