/** As many are enough for everything that follows without an answer from outside. */
const MOST_TURNS = 20;

/** Resolves when everything that promises alone can bring about has happened. No clock: a message to itself. */
export function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Whether something comes to be, without an answer from outside. */
export async function happens(is: () => boolean): Promise<boolean> {
  for (let turns = 0; turns < MOST_TURNS && !is(); turns += 1) await turn();
  return is();
}
