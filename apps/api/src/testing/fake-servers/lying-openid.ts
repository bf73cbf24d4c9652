import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { findFreePort } from '../free-port.ts'

/** An OpenID Connect provider that returns invalid tokens and responses. */
export interface LyingOpenId {
  issuer: string
  /** Sets the response to the next code: an ID token with these claims. */
  say(claims: object, options?: { key?: KeyObject; header?: object }): void
  /** Sets the response to the next code: this status and body. */
  answer(status: number, body: string): void
  stop(): Promise<void>
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

export async function startLyingOpenId(given?: number): Promise<LyingOpenId> {
  const port = given ?? (await findFreePort())
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let next = { status: 500, body: '' }

  const documents: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    },
    '/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', use: 'sig', alg: 'ES256' }] },
  }
  const server = createServer((request, response) => {
    const document = documents[request.url ?? '']
    const { status, body } = document ? { status: 200, body: JSON.stringify(document) } : next
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    issuer,
    say(claims, { key = privateKey, header = {} } = {}) {
      const signed = `${encode({ alg: 'ES256', kid: 'a', ...header })}.${encode(claims)}`
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
      const body = { access_token: 'x', token_type: 'Bearer', id_token: `${signed}.${signature}` }
      next = { status: 200, body: JSON.stringify(body) }
    },
    answer(status, body) {
      next = { status, body }
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
