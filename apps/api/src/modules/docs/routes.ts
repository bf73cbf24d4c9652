import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import { toOpenApi } from './openapi.ts'

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'"

/** The contract for machines, and a page of it for people; nothing is loaded from elsewhere. */
export async function registerDocs(app: FastifyInstance, apiUrl: string): Promise<void> {
  const document = toOpenApi(calls, apiUrl)
  app.get('/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    uiConfig: { validatorUrl: null },
  })
}
