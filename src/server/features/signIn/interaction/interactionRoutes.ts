import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import * as z from 'zod';
import { accountHash } from '../../../auth/tokens/signedInUser';
import type { AttemptLimiter } from '../../../auth/attemptLimiter';
import { problemPage, signInPage, pageSecurity } from './interactionPage';
import { PROVIDER_PATH } from '../../../auth/signInSettings';
import { accountFor, normalEmail } from './sampleAccounts';

export type InteractionProvider = Pick<Provider, 'interactionDetails' | 'interactionResult'>;

type Outcome = 'signed_in' | 'wrong_password' | 'too_many';

/** `account`: a hash of the email. */
export type OnAttempt = (outcome: Outcome, from: { account: string; address: string }) => void | Promise<void>;

const WRONG = 'The email or password is not correct.';
const TOO_MANY = 'Too many attempts. Wait a minute and try again.';
const EXPIRED = 'This sign-in request has expired.';

const submissionSchema = z.object({
  email: z.string().max(200).default(''),
  password: z.string().max(200).default(''),
  action: z.enum(['login', 'cancel']).optional(),
});

type Submission = z.output<typeof submissionSchema>;

type Attempt = { accountId: string } | { status: number; error: string };

function attempt({ email, password }: Submission, ip: string, limiter: AttemptLimiter): Attempt {
  const key = `${ip} ${normalEmail(email)}`;
  if (!limiter.allows(key)) return { status: 429, error: TOO_MANY };
  const account = accountFor(email, password);
  if (!account) return { status: 422, error: WRONG };
  limiter.clear(key);
  return { accountId: account.id };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const sendPage = (reply: FastifyReply, status: number, render: (nonce: string) => string): FastifyReply => {
  const { nonce, headers } = pageSecurity();
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(render(nonce));
};

const sendExpired = (reply: FastifyReply): FastifyReply => sendPage(reply, 400, (nonce) => problemPage(nonce, EXPIRED));

/** Named by both URL and cookie. */
async function currentInteraction(
  provider: InteractionProvider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
  return interaction?.uid === request.params.uid ? interaction : undefined;
}

function readSubmission(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}

/** Register in a separate scope: it parses forms only. */
export function registerInteractionRoutes(
  app: FastifyInstance,
  provider: InteractionProvider,
  limiter: AttemptLimiter,
  onAttempt: OnAttempt = () => undefined,
): void {
  const url = `${PROVIDER_PATH}/interaction/:uid`;
  const config = { isPublic: true };
  readSubmission(app);

  app.get<{ Params: { uid: string } }>(url, { config }, async (request, reply) => {
    const interaction = await currentInteraction(provider, request, reply);
    if (!interaction) return sendExpired(reply);
    const email = textOf(interaction.params['login_hint']);
    return sendPage(reply, 200, (nonce) => signInPage({ nonce, uid: interaction.uid, email }));
  });

  app.post<{ Params: { uid: string } }>(url, { config }, async (request, reply) => {
    const interaction = await currentInteraction(provider, request, reply);
    if (!interaction) return sendExpired(reply);
    const { uid } = interaction;
    const parsed = submissionSchema.safeParse(request.body ?? {});
    if (!parsed.success) return sendPage(reply, 400, (nonce) => signInPage({ nonce, uid, email: '', error: WRONG }));
    const { email, action } = parsed.data;
    if (action === 'cancel') return finish(provider, request, reply, { error: 'access_denied' });

    const result = attempt(parsed.data, request.ip, limiter);
    const from = { account: accountHash(email), address: request.ip };
    if ('accountId' in result) {
      const sent = await finish(provider, request, reply, { login: { ...result, remember: false } });
      await onAttempt('signed_in', from);
      return sent;
    }
    request.log.warn({ status: result.status, account: from.account }, 'sign-in refused');
    await onAttempt(result.status === 429 ? 'too_many' : 'wrong_password', from);
    return sendPage(reply, result.status, (nonce) => signInPage({ nonce, uid, email, error: result.error }));
  });
}

async function finish(
  provider: InteractionProvider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<InteractionProvider['interactionResult']>[2],
): Promise<FastifyReply> {
  const options = { mergeWithLastSubmission: false };
  return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result, options), 303);
}
