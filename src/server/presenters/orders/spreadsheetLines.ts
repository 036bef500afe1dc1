const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [34, 10, 13];

/** Ends the lines of CSV as spreadsheets expect it (RFC 4180): its pieces come with a line feed alone. */
export interface SpreadsheetLines {
  /** The next piece, until one more is asked for, whose bytes take its place. */
  of: (piece: Buffer) => Buffer;
  /** How many lines have ended. */
  count: () => number;
}

/** With nothing but line feeds a piece would become twice as long. */
const MOST_GROWTH = 2;

/** In UTF-8 no other character has a byte that is a quote or a line feed. Both are looked for by `indexOf`: byte by byte takes twice as long. */
export function createSpreadsheetLines(): SpreadsheetLines {
  let [isQuoted, lines] = [false, 0];
  let ended = Buffer.alloc(0);
  return {
    of(piece) {
      if (ended.length < piece.length * MOST_GROWTH) ended = Buffer.allocUnsafe(piece.length * MOST_GROWTH);
      let [copied, length] = [0, 0];
      let quote = piece.indexOf(QUOTE);
      const passQuotes = (end: number) => {
        for (; quote >= 0 && quote < end; quote = piece.indexOf(QUOTE, quote + 1)) isQuoted = !isQuoted;
      };
      for (let feed = piece.indexOf(LINE_FEED); feed >= 0; feed = piece.indexOf(LINE_FEED, feed + 1)) {
        passQuotes(feed);
        if (isQuoted) continue;
        lines += 1;
        length += piece.copy(ended, length, copied, feed);
        ended[length++] = CARRIAGE_RETURN;
        copied = feed;
      }
      passQuotes(piece.length);
      length += piece.copy(ended, length, copied);
      return ended.subarray(0, length);
    },
    count: () => lines,
  };
}
