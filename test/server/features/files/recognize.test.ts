import { recognize, checkPdf } from '../../../../src/server/features/files/recognize';
import { pdf } from './pictures';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['jpeg', '\xff\xd8\xff\xe1'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic'],
  ['heic', '\0\0\0\x1cftypmif1'],
  ['pdf', '%PDF-1.7\n'],
])('%s is known by how it starts', (type, start) => {
  expect(recognize(bytes(start))).toBe(type);
});

test.each([
  ['', 'empty'],
  ['GIF89a', 'a GIF'],
  ['II*\0', 'TIFF or raw'],
  ['MM\0*', 'TIFF or raw'],
  ['\n<?xml version="1.0"?><svg/>', 'SVG'],
  ['<!DOCTYPE html>', 'web page'],
  ['PK\x03\x04', 'ZIP file'],
  ['\0\0\0\x14ftypqt  ', 'a video'],
  ['\0\0\0\x20ftypavif', 'AVIF'],
  ['MZ\x90\0', 'a program'],
  ['BM6', 'bitmap'],
  ['Rar!', 'archive'],
  ['\xd0\xcf\x11\xe0', 'Office document'],
  ['RIFF\x10\0\0\0WAVE', 'neither a picture nor a PDF'],
  ['hello', 'neither a picture nor a PDF'],
])('%j is refused as what it is', (start, words) => {
  expect(() => recognize(bytes(start))).toThrow(words);
});

test('a PDF without its end is refused', () => {
  expect(() => checkPdf(pdf())).not.toThrow();
  expect(() => checkPdf(pdf().subarray(0, 20))).toThrow('cut off');
  expect(() => checkPdf(Buffer.concat([pdf(), Buffer.alloc(2_000)]))).toThrow('cut off');
});
