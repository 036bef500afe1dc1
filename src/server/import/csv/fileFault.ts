/** The file cannot be read on from here: it is no CSV, or no text. */
export class FileFault extends Error {
  override readonly name = 'FileFault';

  constructor(
    readonly line: number | null,
    readonly reason: string,
    readonly fix: string,
    readonly column: string | null = null,
  ) {
    super(reason);
  }
}
