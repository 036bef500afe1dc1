import { spawn } from 'node:child_process';

/** Runs Node and forwards signals. Throws if it fails. */
export async function runUntilDone(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const { code, signal } = await new Promise<{ code: number | null; signal: string | null }>((resolve, reject) =>
    child.on('error', reject).on('exit', (code, signal) => resolve({ code, signal })),
  );
  for (const signal of signals) process.off(signal, pass);
  if (signal !== null) process.exit(1);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}.`);
}
