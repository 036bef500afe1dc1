import { JSDOM } from 'jsdom';
import { sampleUnits } from '../../../../../src/sample/units';
import { drawingSvg } from '../../../../../src/server/features/files/documents/unitDrawing';
import { exampleUnit, unitOf } from './unitOf';

const VIEWS = ['front', 'side', 'top', 'cabinet', 'nameplate'];
const { DOMParser } = new JSDOM().window;
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const texts = (svg: string) => [...parse(svg).querySelectorAll('text')].map((each) => each.textContent);

test('drawings of all sample units, the views in turn, are well-formed and have only finite figures', () => {
  sampleUnits().forEach((unit, index) => {
    const svg = drawingSvg(unitOf(unit), VIEWS[index % VIEWS.length]!);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|<script|(?:width|height|r)="-/);
    expect(svg.match(/<\w/g)?.length).toBe((svg.match(/<\/\w/g)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0));
  });
});

test.each(VIEWS)('the %s view is a document that names its unit', (view) => {
  const unit = exampleUnit({ serial: '0012345' });
  const { documentElement } = parse(drawingSvg(unit, view));
  expect(documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(documentElement.querySelector('title')?.textContent).toContain('IC# 0012345');
  expect(documentElement.querySelector('parsererror')).toBeNull();
});

test('text from data stays text', () => {
  const svg = drawingSvg(exampleUnit({ manufacturer: '<script>alert(1)</script>', serial: '"><a&b' }), 'nameplate');
  expect(parse(svg).querySelectorAll('script, a')).toHaveLength(0);
  expect(texts(svg)).toEqual(expect.arrayContaining(['<script>alert(1)</script>', '"><a&b']));
});

test("dimensions show recorded sizes, or 'not recorded'", () => {
  const unit = exampleUnit({ width_in: '89.25', depth_in: '59.00', height_in: null });
  expect(texts(drawingSvg(unit, 'front'))).toEqual(expect.arrayContaining(['89.25 in', 'not recorded']));
  expect(texts(drawingSvg(unit, 'top'))).toEqual(expect.arrayContaining(['89.25 in', '59 in']));
});

const bushings = (changes: Parameters<typeof exampleUnit>[0]) =>
  texts(drawingSvg(exampleUnit(changes), 'cabinet')).filter((each) => /^[HX]\d/.test(each));

test.each([
  ['Loop Feed Dead Front', '480Y/277', 'H1A H2A H3A H1B H2B H3B X0 X1 X2 X3'],
  ['Radial Feed Dead Front', '480Y/277', 'H1 H2 H3 X0 X1 X2 X3'],
  ['Radial Feed Live Front', '480D', 'H1 H2 H3 X1 X2 X3'],
])('the cabinet of %s, %s shows %s', (bush_config_description, secondary_voltage, names) => {
  expect(bushings({ bush_config_description, secondary_voltage, phase: 3 })).toEqual(names.split(' '));
});

test('a single-phase unit has one primary bushing', () => {
  expect(bushings({ bush_config_description: 'Radial Feed Dead Front', phase: 1 })).toEqual(['H1', 'X1', 'X2', 'X3']);
});

test('the plate lists the tap voltages', () => {
  const svg = drawingSvg(exampleUnit({ taps: '+/-5%', primary_voltage: '13800D' }), 'nameplate');
  expect(texts(svg)).toEqual(expect.arrayContaining(['14490', '14145', '13800', '13455', '13110']));
});

test('an unknown view is refused', () => expect(() => drawingSvg(exampleUnit(), '__proto__')).toThrow(RangeError));
