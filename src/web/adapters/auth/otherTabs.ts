/** A session that this browser ended, said to all its tabs: each of them keeps tokens of its own. */
export interface SessionEnd {
  userId: string;
  /** The server ended it, the person did not: their work is kept for them. */
  isTimeout: boolean;
}

export interface OtherTabs {
  tell: (end: SessionEnd) => void;
  /** Hears of sessions that other tabs ended, never of its own. */
  listen: (hear: (end: SessionEnd) => void) => void;
}

/** The other tabs of this browser, as far as they show this app. */
export function createOtherTabs(channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>): OtherTabs {
  return {
    tell: (end) => channel.postMessage(end),
    listen: (hear) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Partial<SessionEnd> | null>) => {
        if (typeof data?.userId === 'string') hear({ userId: data.userId, isTimeout: data.isTimeout === true });
      }),
  };
}
