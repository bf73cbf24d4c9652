import { generateKeyPairSync } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
// At run time only the demo needs oidc-provider: the composition root imports `demo/` only when DEMO=1.
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { DEMO_ISSUER_PATH, type GoogleConfig } from '../../config/read-google.ts'
import { createMemory } from './memory.ts'

const UNVERIFIED = 'unverified:'
/** Seconds that a sign-in may take, and whatever comes of it is kept. */
const LIFE = 600

export interface DemoProviderDeps {
  google: GoogleConfig
  log: FastifyBaseLogger
}

/** The subject under which the demo's provider knows an e-mail. */
export function toSubject(email: string, isVerified: boolean): string {
  return isVerified ? email : UNVERIFIED + email
}

/** A provider of OpenID Connect that believes everybody, for the demo: it keeps nothing and has one client, which is us. */
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
  // Behind whatever stands in front of us; the addresses are told by the handler.
  provider.proxy = true
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the demo’s sign-in failed'))
  return provider
}

function makeKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
}

/** Asks who it is every time, as on a shared machine. */
function askAlways() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** Whoever is chosen has agreed: the page says who asks. */
const grantAll: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
  grant.addOIDCScope('openid email')
  await grant.save()
  return grant
}
