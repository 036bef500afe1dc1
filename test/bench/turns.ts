/**
 * The longest turn of the event loop since it was asked before, in ms: what a timer of 1 ms waited for while the process worked.
 * Waiting for a processor on a busy machine does not count.
 */
export function watchTurns(): { longest: () => number; stop: () => void } {
  let longest = 0;
  let [at, cpu] = [performance.now(), process.cpuUsage()];
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(cpu);
    longest = Math.max(longest, Math.min(performance.now() - at, (user + system) / 1_000));
    [at, cpu] = [performance.now(), process.cpuUsage()];
  }, 1);
  const asked = () => {
    const found = longest;
    longest = 0;
    return found;
  };
  return { longest: asked, stop: () => clearInterval(timer) };
}
