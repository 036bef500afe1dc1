import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  FEED_TYPES,
  MAX_FEED_BYTES,
  feedAnswerSchema,
  feedParamsSchema,
  feedProblemSchema,
  feedQuerySchema,
  type FeedProblem,
} from '../../../../contract/feeds';
import { paths } from '../../../../contract/paths';
import { FeedError, FeedRefusedError } from './batches';
import { ImportInProgressError } from '../locks';
import type { TakeFeed } from './takeFeed';
import { apiOf, routeOf, type Api } from '../../../http/api';
import { whenClientLeaves, discardRest } from '../connection';

export interface FeedsDependencies {
  readonly takeFeed: TakeFeed;
}

const PROBLEM_TYPE = 'application/problem+json';
const OTHER_TYPE = `Say in Content-Type what the body is: ${FEED_TYPES.join(', ')}.`;
const BUSY_RETRY_SECONDS = 15;
/** 100 MB over a slow line. */
const FEED_TIMEOUT_MS = 10 * 60_000;

const refusal = {
  description:
    'Nothing was taken; `problems` says why, by line. Without them, the Idempotency-Key was used for another request.',
  content: { [PROBLEM_TYPE]: { schema: feedProblemSchema } },
};

const schema = {
  summary: 'Takes a batch of orders or units from another program: all or nothing',
  description:
    'The body is NDJSON (one object a line, named as the columns of the import), CSV or an Excel workbook, plain or gzip. ' +
    'The same batch again gets the same answer and changes nothing; other content by its number, or a number below the last, ' +
    'is a 409. While another import runs the answer is 503 with Retry-After.',
  tags: ['Feeds'],
  params: feedParamsSchema,
  querystring: feedQuerySchema,
  response: { 200: feedAnswerSchema, 422: refusal },
};
const config = {
  callers: 'programs',
  problems: [409],
  body: FEED_TYPES,
  bodyTimeoutMs: FEED_TIMEOUT_MS,
  isStreamed: true,
} as const;

function refused(reply: FastifyReply, { refusal }: FeedRefusedError): FastifyReply {
  const problem: FeedProblem = {
    ...{ type: 'about:blank', title: 'Unprocessable Entity', status: 422 },
    detail: 'Nothing of the batch was taken. Correct it and send it by the same number.',
    ...refusal,
  };
  return reply.code(422).type(PROBLEM_TYPE).send(problem);
}

function busy(reply: FastifyReply): FastifyReply {
  const detail = 'Another import is running. Send the batch again when it has finished.';
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail };
  return reply.code(503).header('retry-after', BUSY_RETRY_SECONDS).type(PROBLEM_TYPE).send(problem);
}

class AnsweredError extends Error {
  readonly answer: () => FastifyReply;

  constructor(answer: () => FastifyReply) {
    super('Answered by its key.');
    this.answer = answer;
  }
}

async function claim({ streamedWrite }: FastifyRequest, hash: string): Promise<void> {
  const answered = await streamedWrite?.claim(hash);
  if (answered) throw new AnsweredError(answered);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AnsweredError) return error.answer();
  discardRest(request, reply, MAX_FEED_BYTES);
  if (error instanceof FeedRefusedError) return refused(reply, error);
  if (error instanceof ImportInProgressError) return busy(reply);
  throw error;
}

/** Separate scope for these bodies. */
export async function registerFeeds(api: Api, { takeFeed }: FeedsDependencies): Promise<void> {
  await api.server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...FEED_TYPES], (_request, body, parsed) => parsed(null, body));
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(new FeedError(415, OTHER_TYPE)));
    const app = apiOf(scope);
    app.put(routeOf(paths.feed, 'file'), { config, schema }, async (request, reply, by) => {
      const { batch, mode, retire_many, source = by.name } = request.query;
      const { body } = request;
      if (!(body instanceof Readable)) throw new FeedError(400, 'The request has no body.');
      try {
        const answer = await takeFeed({
          ...{ source, body, file: request.params.file, batch: Number(batch), isWhole: mode === 'whole' },
          encoding: request.headers['content-encoding'] ?? 'identity',
          mayRetireMany: retire_many === 'true',
          by,
          onArrived: (hash) => claim(request, hash),
          signal: whenClientLeaves(reply),
        });
        request.log.info({ ...answer, kept: undefined }, 'feed taken');
        return answer;
      } catch (error) {
        return answerError(error, request, reply);
      }
    });
    done();
  });
}
