/** As many are enough for everything that follows without an answer from outside. */
const MOST_TURNS = 20;

/** A task of its own. Browsers slow repeated timers down, so that a message to itself is faster; not every host has one. */
function task(run: () => void): void {
  if (typeof MessageChannel === 'undefined') {
    setTimeout(run);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

/** Resolves when everything that promises alone can bring about has happened. */
export const turn = (): Promise<void> => new Promise(task);

/** Whether something comes to be, without an answer from outside. */
export async function happens(is: () => boolean): Promise<boolean> {
  for (let turns = 0; turns < MOST_TURNS && !is(); turns += 1) await turn();
  return is();
}
