/** A reading of texts that reads each text once: a sweep meets few texts, each thousands of times. */
export function remembered<R>(read: (text: string) => R): (text: string) => R {
  const readings = new Map<string, R>();
  return (text) => {
    if (!readings.has(text)) readings.set(text, read(text));
    return readings.get(text)!;
  };
}
