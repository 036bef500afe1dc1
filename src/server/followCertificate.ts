import { unwatchFile, watchFile } from 'node:fs';
import { Server } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { readCertificate, type TlsFiles } from './config/tls';

const POLL_MS = 60_000;

/** Reloads a changed certificate for new connections; ignores a mismatched pair. */
export function followCertificate(app: FastifyInstance, files: TlsFiles, everyMs = POLL_MS): void {
  const renew = () => {
    try {
      const read = readCertificate(files);
      if (app.server instanceof Server) app.server.setSecureContext(read);
      app.log.info('certificate read again');
    } catch (error) {
      // Either only one file is replaced yet, or it is a mistake.
      app.log.error({ err: error }, 'certificate kept: the files do not fit together');
    }
  };
  const watched = [files.cert, files.key];
  app.addHook('onListen', () => {
    for (const each of watched) watchFile(each, { interval: everyMs, persistent: false }, renew);
  });
  app.addHook('onClose', () => {
    for (const each of watched) unwatchFile(each, renew);
  });
}
