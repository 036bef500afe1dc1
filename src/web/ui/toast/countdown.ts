/** Calls `onEnd` after `duration` ms, not counting the time on hold. It starts on hold. */
export function createCountdown(duration: number, onEnd: () => void) {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    run() {
      if (timer !== null) return;
      since = performance.now();
      timer = setTimeout(onEnd, left);
    },
    hold() {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      left -= performance.now() - since;
    },
  };
}
