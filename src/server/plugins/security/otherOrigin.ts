import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { POSITION_HEADER } from '../../../contract/changes';
import type { ServerConfig } from '../../config';

const TEN_MINUTES_SECONDS = 600;

/** Lets the app, and no other page, call an API that has another origin. Register before authentication: preflights have no token. */
export async function registerOtherOrigin(app: FastifyInstance, { apiOrigin, publicUrl }: ServerConfig): Promise<void> {
  if (apiOrigin === null) return;
  await app.register(cors, {
    origin: publicUrl,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match', 'last-event-id'],
    exposedHeaders: ['etag', 'location', 'retry-after', 'content-disposition', POSITION_HEADER],
    maxAge: TEN_MINUTES_SECONDS,
  });
}
