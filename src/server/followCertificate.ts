import { unwatchFile, watchFile } from 'node:fs';
import { Server } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { readCertificate, type TlsFiles } from './config/tls';

const LOOK_EVERY_MS = 60_000;

/** New connections get the certificate that the files have, within a minute of its coming; files that do not fit change nothing. */
export function followCertificate(app: FastifyInstance, files: TlsFiles, everyMs = LOOK_EVERY_MS): void {
  const renew = () => {
    try {
      const read = readCertificate(files);
      if (app.server instanceof Server) app.server.setSecureContext(read);
      app.log.info('certificate read again');
    } catch (error) {
      // One of two files that are replaced one after the other, or a mistake that has to be seen.
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
