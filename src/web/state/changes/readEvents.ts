import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The server shows every 15 s that it lives. */
const LONGEST_SILENCE_MS = 45_000;

/** The events of an answer as they come; ends where the answer does or falls silent, throws where it breaks off. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const silence = setTimeout(() => void reader.cancel().catch(() => undefined), LONGEST_SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
