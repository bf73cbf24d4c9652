import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { apiDocument } from './document.ts'

/** Hash of the inline style of the Swagger UI page. */
const OWN_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${OWN_STYLE}`,
  "img-src 'self' data:",
  "connect-src 'self'",
].join('; ')

/** Serves the OpenAPI document, and a Swagger UI page that loads no third-party files. */
export async function registerDocs(app: FastifyInstance, apiUrl: string, brandName: string): Promise<void> {
  const document = apiDocument(apiUrl, brandName)
  app.get('/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    uiConfig: { validatorUrl: null },
  })
}
