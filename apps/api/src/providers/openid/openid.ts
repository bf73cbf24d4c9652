/** One way of somebody through the provider and back; each value is made for it alone. */
export interface Way {
  /** Names the way in both addresses. */
  state: string
  /** Ties the provider's word to the way. */
  nonce: string
  /** Proves at the end that whoever ends the way has begun it; the provider sees only its hash before. */
  verifier: string
}

/** Whom the provider says it has before it. */
export interface Identity {
  email: string
  /** Whether the provider has made sure that the e-mail is theirs. */
  isVerified: boolean
}

/** Somebody else's sign-in, by OpenID Connect. */
export interface OpenIdProvider {
  /** The provider's address to send a browser to. */
  startUrl(way: Way): Promise<URL>
  /** Who came back with this query. Both throw an {@link OpenIdError} and nothing else. */
  finish(query: URLSearchParams, way: Way): Promise<Identity>
}

/** Why nobody came back. `unavailable` also covers answers that are not as they should be. */
export class OpenIdError extends Error {
  override readonly name = 'OpenIdError'
  readonly code: 'cancelled' | 'expired' | 'unavailable'

  constructor(code: OpenIdError['code'], detail: string) {
    super(detail)
    this.code = code
  }
}
