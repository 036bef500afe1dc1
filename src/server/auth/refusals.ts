import { permissionMessage, type Permission } from '../../domain/access/access';

/** A refusal whose message is shown to people. */
export abstract class Refusal extends Error {
  abstract readonly statusCode: number;
  /** Problem type; default: by status. */
  readonly type?: string;
  readonly headers: Readonly<Record<string, string>> = {};
}

export class UnauthorizedError extends Refusal {
  readonly statusCode = 401;
  override readonly headers: Readonly<Record<string, string>>;

  /** `reason`: why the token was refused, for the audit; null without a token. */
  constructor(readonly reason: string | null = null) {
    super('Sign in to use this.');
    const error = reason === null ? '' : ', error="invalid_token"';
    this.headers = { 'www-authenticate': `Bearer realm="SpecAI"${error}` };
  }
}

/** @throws UnauthorizedError */
export function principalOf<Principal>({ principal }: { readonly principal: Principal | null }): Principal {
  if (principal === null) throw new UnauthorizedError();
  return principal;
}

export class ForbiddenError extends Refusal {
  readonly statusCode = 403;
}

/** The 403 for a missing permission; `fix` says what the caller can change. */
export const forbidden = (permission: Permission, fix = ''): ForbiddenError =>
  new ForbiddenError(`${permissionMessage(permission)}${fix}`);

export class TooManyRequestsError extends Refusal {
  readonly statusCode = 429;
  override readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.headers = { 'retry-after': String(retryAfterSeconds) };
  }
}

export class SignInDownError extends Refusal {
  readonly statusCode = 503;
  override readonly headers = { 'retry-after': '5' };

  constructor() {
    super('Sign-in is not available right now. Please try again.');
  }
}
