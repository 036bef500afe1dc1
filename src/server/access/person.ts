/** Who changes something, as the access token says. Never read from a request's body. */
export interface Person {
  readonly name: string;
  /** The token's subject. */
  readonly subject: string;
  /** Absent if the token names none. */
  readonly email?: string;
  /** Network address of the client; absent for work that no client requested. */
  readonly address?: string;
}
