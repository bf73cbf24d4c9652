import * as openid from 'openid-client'
import { type Identity, OpenIdError, type OpenIdProvider } from './openid.ts'

export interface OpenIdOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the provider sends browsers back to. */
  redirectUri: string
  timeoutMs: number
  /** Makes our own requests to the provider, where they take another way than a browser's. */
  fetch?: openid.CustomFetch | undefined
}

/** Any provider of OpenID Connect; what it says of itself is asked for when it is needed first. */
export function createOpenIdProvider(options: OpenIdOptions): OpenIdProvider {
  const { issuer, clientId, clientSecret, redirectUri, timeoutMs, fetch } = options
  let known: Promise<openid.Configuration> | undefined

  function know(): Promise<openid.Configuration> {
    known ??= discover()
    return known
  }

  async function discover(): Promise<openid.Configuration> {
    try {
      return await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        // A provider on this machine may do without TLS; the configuration lets no other.
        execute: [
          openid.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
        ],
        timeout: timeoutMs / 1_000,
        ...(fetch && { [openid.customFetch]: fetch }),
      })
    } catch (error) {
      known = undefined
      throw error
    }
  }

  return {
    startUrl: ({ state, nonce, verifier }) =>
      withOurErrors(async () =>
        openid.buildAuthorizationUrl(await know(), {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          // On a shared machine nobody shall come in as whoever was there before.
          prompt: 'select_account',
        }),
      ),

    finish: (query, { state, nonce, verifier }) =>
      withOurErrors(async () => {
        const tokens = await openid.authorizationCodeGrant(await know(), new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return toIdentity(tokens.claims())
      }),
  }
}

function toIdentity(claims: openid.IDToken | undefined): Identity {
  if (typeof claims?.email !== 'string') throw new OpenIdError('unavailable', 'The provider tells no e-mail.')
  return { email: claims.email, isVerified: claims.email_verified === true }
}

async function withOurErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof OpenIdError ? error : new OpenIdError(codeOf(error), describe(error))
  }
}

function codeOf(error: unknown): OpenIdError['code'] {
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') return 'cancelled'
  // The provider's own code was used before, or too late.
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return 'expired'
  return 'unavailable'
}

/** What went wrong, for the log: without causes, which hold codes and tokens. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return `${error.name}: ${error.message}${code}`
}
