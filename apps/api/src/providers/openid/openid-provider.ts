import * as openid from 'openid-client'
import { type Identity, OpenIdError, type OpenIdProvider } from './openid.ts'

export interface OpenIdOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** The URL that the provider redirects browsers back to. */
  redirectUri: string
  timeoutMs: number
  /** Replaces `fetch` for requests to the provider, if the server reaches it at a different URL than browsers do. */
  fetch?: openid.CustomFetch | undefined
}

/** Creates a client for any OpenID Connect provider. Runs discovery on first use. */
export function createOpenIdProvider(options: OpenIdOptions): OpenIdProvider {
  const { issuer, clientId, clientSecret, redirectUri, timeoutMs, fetch } = options
  let configuration: Promise<openid.Configuration> | undefined

  function getConfiguration(): Promise<openid.Configuration> {
    configuration ??= discover()
    return configuration
  }

  async function discover(): Promise<openid.Configuration> {
    try {
      return await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        // The configuration allows `http:` only for a provider on this machine.
        execute: [
          openid.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
        ],
        timeout: timeoutMs / 1_000,
        ...(fetch && { [openid.customFetch]: fetch }),
      })
    } catch (error) {
      configuration = undefined
      throw error
    }
  }

  return {
    getAuthorizationUrl: ({ state, nonce, verifier }) =>
      wrapErrors(async () =>
        openid.buildAuthorizationUrl(await getConfiguration(), {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          // On a shared computer, the previous visitor's account must not be signed in automatically.
          prompt: 'select_account',
        }),
      ),

    exchange: (query, { state, nonce, verifier }) =>
      wrapErrors(async () => {
        const tokens = await openid.authorizationCodeGrant(
          await getConfiguration(),
          new URL(`${redirectUri}?${query}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        )
        return toIdentity(tokens.claims())
      }),
  }
}

function toIdentity(claims: openid.IDToken | undefined): Identity {
  if (typeof claims?.email !== 'string') throw new OpenIdError('unavailable', 'The provider returned no email address.')
  return { email: claims.email, isVerified: claims.email_verified === true }
}

async function wrapErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof OpenIdError ? error : new OpenIdError(codeOf(error), describe(error))
  }
}

function codeOf(error: unknown): OpenIdError['code'] {
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') return 'cancelled'
  // The authorization code was already used or has expired.
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return 'expired'
  return 'unavailable'
}

/** Describes an error for the log. Omits causes, because they contain codes and tokens. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return `${error.name}: ${error.message}${code}`
}
