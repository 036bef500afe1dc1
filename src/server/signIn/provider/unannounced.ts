/**
 * Loads the provider's library without its announcement that it was made for Node 22; everything used here was tried on
 * Node 20.
 */
export async function unannounced<Library>(load: () => Promise<Library>): Promise<Library> {
  /* oxlint-disable no-console -- the library announces itself there */
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
    /* oxlint-enable no-console */
  }
}
