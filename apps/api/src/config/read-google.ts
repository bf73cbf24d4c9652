import { ConfigError, type Env, readText, readUrl } from './read-env.ts'

/** The path of the demo's OpenID Connect provider, which replaces Google. */
export const DEMO_ISSUER_PATH = '/dev/openid'

/** The path on the API that Google redirects browsers to. */
export const GOOGLE_RETURN_PATH = '/social_auth/complete/google-oauth2/'

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The settings of our OpenID Connect client. */
export interface GoogleConfig {
  clientId: string
  clientSecret: string
  issuer: string
  redirectUri: string
  /** Whether the demo's provider replaces Google. */
  isDemo: boolean
}

/** Reads the settings of sign-in with Google. Returns undefined if sign-in with Google is not configured. */
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
