import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import { DEMO_ISSUER_PATH } from '../../config/read-google.ts'
import { registerDemoGoogle } from '../../demo/google/routes.ts'
import { findFreePort } from '../free-port.ts'

/** The demo's OpenID Connect provider on a separate server, as a replacement for Google. */
export interface FakeOpenId {
  url: string
  /** The environment variables with which an API uses this server. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Starts the server. `apiUrl` is the API's URL for browsers. */
export async function startFakeOpenId(apiUrl: string): Promise<FakeOpenId> {
  const url = `http://127.0.0.1:${await findFreePort()}`
  const google = {
    clientId: 'vowkit',
    clientSecret: 'known to both',
    issuer: url + DEMO_ISSUER_PATH,
    redirectUri: `${apiUrl}/social_auth/complete/google-oauth2/`,
    isDemo: false,
  }
  const app = Fastify()
  await app.register(formbody)
  await registerDemoGoogle(app, { google, log: app.log, apiUrl: url })
  await app.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
  return {
    url,
    env: { GOOGLE_CLIENT_ID: 'vowkit', GOOGLE_CLIENT_SECRET: 'known to both', GOOGLE_ISSUER: google.issuer },
    stop: () => app.close(),
  }
}
