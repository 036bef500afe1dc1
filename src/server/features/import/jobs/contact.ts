/**
 * Tells whether the last call was less than `limitMs` ago. After a stop of the database the heartbeats of other servers
 * are old, although they go on: only who was in touch may take them for gone.
 */
export function createContact(limitMs: number, now = () => performance.now()): () => boolean {
  let lastAt = now();
  return () => {
    const before = lastAt;
    lastAt = now();
    return lastAt - before < limitMs;
  };
}
