import { Readable } from 'node:stream';
import { CHANGES_EVENT, POSITION_EVENT, SAVING_EVENT } from '../../../contract/changes';
import type { ChangeMessage, ChangeHub } from './changeHub';

/** A slow page with more bytes waiting is disconnected; it resumes from its position. */
const MAX_WAITING_BYTES = 256 * 1024;

const eventText = (event: string, id: string, data: unknown): string =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

class EventStream extends Readable {
  override _read(): void {
    // What is written does not wait to be asked for.
  }

  send({ position, changes }: ChangeMessage): void {
    this.#write(eventText(CHANGES_EVENT, position, { changes }));
  }

  /** Without an id: it has no position. */
  tellSaving(pausedAsOf: Date | null): void {
    this.#write(`event: ${SAVING_EVENT}\ndata: ${JSON.stringify({ pausedAsOf })}\n\n`);
  }

  /** Sends a heartbeat with the current position. */
  beat(position: string | null): void {
    this.#write(position === null ? ': here\n\n' : `: here\n${eventText(POSITION_EVENT, position, {})}`);
  }

  end(): void {
    if (!this.readableEnded && !this.destroyed) this.push(null);
  }

  #write(text: string): void {
    if (this.destroyed) return;
    if (this.readableLength + text.length > MAX_WAITING_BYTES) this.destroy();
    else this.push(text);
  }
}

/** Per person and server; each tab has one. */
const MAX_STREAMS = 20;
const HEARTBEAT_MS = 15_000;
/** The longest time that a timer of Node takes. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Saving {
  readonly pausedAsOf: () => Date | null;
  readonly onPause: (listener: () => void) => () => void;
}

interface StreamsOptions {
  readonly hub: ChangeHub;
  readonly position: () => string | null;
  readonly mostStreams?: number | undefined;
  readonly heartbeatMs?: number | undefined;
  /** Null without a replica: a pause fails reads, too. */
  readonly saving?: Saving | null | undefined;
}

interface Opening {
  readonly subject: string;
  readonly until: Date;
  /** Position to resume from; null: only new changes. */
  readonly from: string | null;
  readonly isSignedIn: () => Promise<boolean>;
}

const msUntil = (time: Date): number => Math.min(Math.max(0, time.getTime() - Date.now()), MAX_TIMER_MS);

export function createStreams(options: StreamsOptions) {
  const { hub, position, mostStreams = MAX_STREAMS, heartbeatMs = HEARTBEAT_MS, saving = null } = options;
  const open = new Map<EventStream, string>();
  let isClosed = false;

  const start = (stream: EventStream, { subject, until, isSignedIn }: Opening): void => {
    open.set(stream, subject);
    const stop = hub.subscribe((message) => stream.send(message));
    const tellSaving = () => saving && stream.tellSaving(saving.pausedAsOf());
    const stopSaving = saving?.onPause(tellSaving);
    tellSaving();
    const beat = setInterval(() => {
      stream.beat(position());
      tellSaving();
      void isSignedIn().then((holds) => {
        if (!holds) stream.end();
      });
    }, heartbeatMs);
    const expiry = setTimeout(() => stream.end(), msUntil(until));
    for (const timer of [beat, expiry]) timer.unref();
    stream.once('close', () => {
      open.delete(stream);
      stop();
      stopSaving?.();
      clearInterval(beat);
      clearTimeout(expiry);
    });
  };

  return {
    /** Null if this person has too many streams. */
    open: async (opening: Opening) => {
      if ([...open.values()].filter((subject) => subject === opening.subject).length >= mostStreams) return null;
      const stream = new EventStream();
      // Subscribe before querying missed changes: a duplicate is better than a gap.
      start(stream, opening);
      try {
        if (opening.from === null) stream.beat(position());
        // After a pause, pages count everything as changed.
        else if (saving?.pausedAsOf()) stream.beat(null);
        else stream.send(await hub.since(opening.from));
      } catch (error) {
        stream.destroy();
        throw error;
      }
      if (isClosed) stream.end();
      return stream;
    },
    close: () => {
      isClosed = true;
      for (const stream of open.keys()) stream.end();
    },
    isClosed: () => isClosed,
  };
}

export type Streams = ReturnType<typeof createStreams>;
