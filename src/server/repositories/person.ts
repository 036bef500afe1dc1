/** Who changes something, as the access token says. Never read from a request's body. */
export interface Person {
  readonly name: string;
  /** The token's subject. */
  readonly subject: string;
  /** Absent where the token names none. */
  readonly email?: string;
  /** Of the client that asks; absent where nobody asks over the network. */
  readonly address?: string;
}
