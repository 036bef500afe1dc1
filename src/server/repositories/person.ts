/** Who changes something, as the access token says. Never read from a request's body. */
export interface Person {
  readonly name: string;
  /** The token's subject. */
  readonly subject: string;
}
