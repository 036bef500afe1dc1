/** The end of a session, of which a tab notifies the others: each of them keeps tokens of its own. */
export interface SessionEnd {
  userId: string;
  /** The server ended it, not the person: their work is kept for them. */
  isTimeout: boolean;
}

export interface OtherTabs {
  notify: (end: SessionEnd) => void;
  /** Receives the ends of sessions in other tabs, never its own. */
  subscribe: (onEnd: (end: SessionEnd) => void) => void;
}

/** The other tabs of this browser, as far as they show this app. */
export function createOtherTabs(channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>): OtherTabs {
  return {
    notify: (end) => channel.postMessage(end),
    subscribe: (onEnd) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Partial<SessionEnd> | null>) => {
        if (typeof data?.userId === 'string') onEnd({ userId: data.userId, isTimeout: data.isTimeout === true });
      }),
  };
}
