const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const SAMPLE_BYTES = 4096;
const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Programs of Windows may omit the byte order mark: every other byte of US text is then zero. */
function encodingWithoutMark(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 1].map((parity) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return 'utf-16le';
  return even > sample.length / 4 && odd === 0 ? 'utf-16be' : 'utf-8';
}

/** Text in UTF-8, UTF-16, or else Windows-1252; null if the bytes are no text. */
export function decodedText(bytes: Uint8Array): string | null {
  const mark = MARKS.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  const text = decodedAs(mark?.[1] ?? encodingWithoutMark(bytes), bytes);
  return CONTROLS.test(text) ? null : text;
}

function decodedAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** One kind of line end, no spaces before it, at most one empty line in sequence. */
export const tidied = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
