/** The secrets of one authorization request. Each value is unique to the request. */
export interface AuthorizationRequest {
  /** Identifies the request in the redirect URLs. */
  state: string
  /** Binds the ID token to the request. */
  nonce: string
  /** PKCE verifier. Proves that the same client starts and ends the request. */
  verifier: string
}

/** The signed-in user according to the provider. */
export interface Identity {
  email: string
  /** Whether the provider has verified that the email address belongs to the user. */
  isVerified: boolean
}

/** Sign-in with an OpenID Connect provider. Both methods throw only {@link OpenIdError}. */
export interface OpenIdProvider {
  /** Returns the provider's URL to which the browser is redirected. */
  getAuthorizationUrl(request: AuthorizationRequest): Promise<URL>
  /** Exchanges the query parameters of the redirect for the user's identity. */
  exchange(query: URLSearchParams, request: AuthorizationRequest): Promise<Identity>
}

/** A failed sign-in. `unavailable` also covers invalid responses of the provider. */
export class OpenIdError extends Error {
  override readonly name = 'OpenIdError'
  readonly code: 'cancelled' | 'expired' | 'unavailable'

  constructor(code: OpenIdError['code'], detail: string) {
    super(detail)
    this.code = code
  }
}
