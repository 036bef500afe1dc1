import { createReadStream } from 'node:fs';
import type { Encoding } from '../../../contract/imports/mapping';
import { asUtf8 } from './decode';

const LINE_FEED = 0x0a;

/** The line, from 1, on which a byte of the file's text stands; `place` counts bytes of UTF-8 before it. */
export async function lineAt(path: string, encoding: Encoding, place: number): Promise<number> {
  let [line, passed] = [1, 0];
  for await (const lines of asUtf8(encoding, { bytes: 0 })(createReadStream(path))) {
    for (let feed = lines.indexOf(LINE_FEED); feed >= 0; feed = lines.indexOf(LINE_FEED, feed + 1)) {
      if (passed + feed >= place) return line;
      line += 1;
    }
    passed += lines.length;
  }
  return line;
}
