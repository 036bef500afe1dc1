import { Readable } from 'node:stream';
import { CHANGES_EVENT, POSITION_EVENT } from '../../contract/changes';
import type { ChangeMessage } from './changeHub';

/** A page that reads so slowly that more bytes wait for it is let go: it comes again from where it was. */
const MOST_WAITING_BYTES = 256 * 1024;

const eventText = (event: string, id: string, data: unknown): string =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** The body of one answer in text/event-stream. */
export class EventStream extends Readable {
  override _read(): void {
    // What is written does not wait to be asked for.
  }

  send({ position, changes }: ChangeMessage): void {
    this.#write(eventText(CHANGES_EVENT, position, { changes }));
  }

  /** Keeps the connection open, and tells how far the changes have been told. */
  beat(position: string | null): void {
    this.#write(position === null ? ': here\n\n' : `: here\n${eventText(POSITION_EVENT, position, {})}`);
  }

  end(): void {
    if (!this.readableEnded && !this.destroyed) this.push(null);
  }

  #write(text: string): void {
    if (this.destroyed) return;
    if (this.readableLength + text.length > MOST_WAITING_BYTES) this.destroy();
    else this.push(text);
  }
}
