/** Waits for an error that nothing catches: without this, it would end the process, and with it all that has been loaded. */
export function awaitCrash(): { readonly comes: Promise<Error>; readonly stop: () => void } {
  let crash: (error: Error) => void = () => undefined;
  const comes = new Promise<Error>((resolve) => (crash = resolve));
  process.on('uncaughtException', crash);
  return { comes, stop: () => void process.off('uncaughtException', crash) };
}
