import { createXmlReader } from '../../../../../src/server/features/import/table/xml';

const readText = (xml: string) => {
  const texts: string[] = [];
  createXmlReader({ onText: (text) => texts.push(text) })
    .write(xml)
    .close();
  return texts.join('');
};

test('the five entities of XML and those by number are read', () => {
  expect(readText('<v>&lt;&amp;&#65;</v>')).toBe('<&A');
});

test.each([
  ['a file of the server', '<!DOCTYPE v [<!ENTITY a SYSTEM "file:///etc/hostname">]><v>&a;</v>'],
  ['another address', '<!DOCTYPE v [<!ENTITY a SYSTEM "http://127.0.0.1:1/">]><v>&a;</v>'],
  ['ten others', '<!DOCTYPE v [<!ENTITY a "ten"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><v>&b;</v>'],
])('an entity for %s is refused as damage', (_, xml) => {
  expect(() => readText(xml)).toThrow('The workbook is damaged');
});
