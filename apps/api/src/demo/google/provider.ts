import { generateKeyPairSync } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
// A development dependency: the composition root imports `demo/` only with `DEMO=1`.
import Provider, { type Configuration, errors, interactionPolicy } from 'oidc-provider'
import { DEMO_ISSUER_PATH, type GoogleConfig } from '../../config/read-google.ts'
import { createMemory } from './memory.ts'

const UNVERIFIED = 'unverified:'
/** Lifetime of a sign-in and its tokens, in seconds. */
const LIFE = 600

export interface DemoProviderDeps {
  google: GoogleConfig
  log: FastifyBaseLogger
}

/** Returns the demo provider's subject (`sub`) for an email address. */
export function toSubject(email: string, isVerified: boolean): string {
  return isVerified ? email : UNVERIFIED + email
}

/** Creates an OpenID Connect provider that accepts any email address. Its only client is this API. */
export function createDemoProvider({ google, log }: DemoProviderDeps): Provider {
  const provider = new Provider(google.issuer, {
    clients: [
      {
        client_id: google.clientId,
        client_secret: google.clientSecret,
        redirect_uris: [google.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    adapter: createMemory(),
    ttl: { Interaction: LIFE, Session: LIFE, Grant: LIFE, AccessToken: LIFE, IdToken: LIFE },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    jwks: { keys: [{ ...makeKey(), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [google.clientSecret] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${DEMO_ISSUER_PATH}/choose/${uid}`, policy: askAlways() },
    findAccount: (_ctx, subject) => ({
      accountId: subject,
      claims: async () => ({
        sub: subject,
        email: subject.replace(UNVERIFIED, ''),
        email_verified: !subject.startsWith(UNVERIFIED),
      }),
    }),
    loadExistingGrant: grantAll,
  })
  // The handler sets the forwarded headers, so that the provider's URLs have the public origin.
  provider.proxy = true
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'sign-in at the demo provider failed'))
  return provider
}

/** Whether an error of the provider means that a sign-in is over or belongs to another browser. */
export function isSignInOver(error: unknown): boolean {
  return error instanceof errors.SessionNotFound
}

function makeKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
}

/** A policy that prompts for the account at each sign-in. */
function askAlways() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** Grants the requested scopes without a consent page. */
const grantAll: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
  grant.addOIDCScope('openid email')
  await grant.save()
  return grant
}
