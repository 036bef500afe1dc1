import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  refuseNext: () => void;
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const busy = isRefusing ? Object.assign(new Error('Mailbox busy'), { responseCode: 450 }) : null;
      isRefusing = false;
      const take = (raw: string) => {
        if (busy === null) received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done(busy);
      };
      text(stream).then(take, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    ...{ url: `smtp://127.0.0.1:${port}`, received },
    refuseNext: () => void (isRefusing = true),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
