import fc from 'fast-check';

interface Sending<Values> {
  readonly probe: (values: Values) => Promise<void>;
  readonly runs: number;
  readonly seed: number;
  readonly atOnce: number;
}

/** Sends values of a kind concurrently. After a failure, retries one by one from that value and shrinks it; throws the report. */
export async function sendInFlight<Values>(kind: fc.Arbitrary<Values>, { probe, runs, seed, atOnce }: Sending<Values>) {
  const rest = fc.sample(kind, { seed, numRuns: runs }).values();
  const failures: { readonly values: Values; readonly error: unknown }[] = [];
  const sender = async () => {
    for (const values of rest) {
      if (failures.length > 0) return;
      await probe(values).catch((error: unknown) => failures.push({ values, error }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  const [failure] = failures;
  if (failure !== undefined) await report(kind, failure, { probe, runs, seed });
}

async function report<Values>(
  kind: fc.Arbitrary<Values>,
  { values, error }: { readonly values: Values; readonly error: unknown },
  { probe, runs, seed }: Omit<Sending<Values>, 'atOnce'>,
): Promise<never> {
  await fc.assert(fc.asyncProperty(kind, probe), { seed, numRuns: runs, examples: [[values]] });
  throw new Error(`Only beside others: ${fc.stringify(values)}`, { cause: error });
}
