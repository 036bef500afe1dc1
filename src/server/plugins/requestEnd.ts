import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Reports each request once, with the status of its answer. A request whose client left before the answer is reported, too: Node
 * emits 'finish', and so Fastify runs onResponse, only for an answer that was sent whole.
 */
export function onRequestEnd(
  app: FastifyInstance,
  report: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const answered = new WeakSet<FastifyRequest>();
  const reported = new WeakSet<FastifyRequest>();
  const end = (request: FastifyRequest, reply: FastifyReply): void => {
    if (reported.has(request)) return;
    reported.add(request);
    report(request, reply);
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (answered.has(request)) end(request, reply);
    });
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    answered.add(request);
    if (reply.raw.destroyed) end(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply);
    done();
  });
}
