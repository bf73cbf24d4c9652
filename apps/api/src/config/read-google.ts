import { ConfigError, type Env, readText, readUrl } from './read-env.ts'

/** Where a demo signs in with Google: at a provider of its own, which really speaks OpenID Connect. */
export const DEMO_ISSUER_PATH = '/dev/openid'

/** Where Google sends browsers back to, below the API's address. */
export const GOOGLE_RETURN_PATH = '/social_auth/complete/google-oauth2/'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** How Google knows us. */
export interface GoogleConfig {
  clientId: string
  clientSecret: string
  issuer: string
  redirectUri: string
  /** Whether the demo's own provider stands in for Google. */
  isDemo: boolean
}

/** Signing in with Google, as it is set up; undefined when it is not. */
export function readGoogle(env: Env, { demo, apiUrl }: { demo: boolean; apiUrl: string }): GoogleConfig | undefined {
  const clientId = readText(env, 'GOOGLE_CLIENT_ID')
  const clientSecret = readText(env, 'GOOGLE_CLIENT_SECRET')
  const redirectUri = apiUrl + GOOGLE_RETURN_PATH
  if (clientId && clientSecret) return { clientId, clientSecret, redirectUri, issuer: readIssuer(env), isDemo: false }
  if (clientId || clientSecret) throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together.')
  if (!demo) return undefined
  return { clientId: 'demo', clientSecret: 'demo', redirectUri, issuer: apiUrl + DEMO_ISSUER_PATH, isDemo: true }
}

function readIssuer(env: Env): string {
  const issuer = readUrl(env, 'GOOGLE_ISSUER') ?? 'https://accounts.google.com'
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'https:' || LOCAL_HOST.test(hostname)) return issuer
  throw new ConfigError(`GOOGLE_ISSUER must be an https address, not "${issuer}".`)
}
