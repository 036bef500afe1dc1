import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends people who open 127.0.0.1 to localhost: the two have separate storage, and the provider redirects to one only.
 */
export function redirectToOrigin(publicUrl: string) {
  const { host } = new URL(publicUrl);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const isPage = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
    if (!isPage || request.headers.host === host) return undefined;
    return reply.redirect(publicUrl + request.url, 307);
  };
}
