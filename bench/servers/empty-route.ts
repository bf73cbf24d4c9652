import { fastify } from 'fastify'

/** An HTTP server with one route that returns fixed bytes. Its times are the baseline for the API's framework. */
const app = fastify()
const body = process.env.BODY ?? ''
app.get('/*', (_request, reply) => reply.type('application/json').send(body))
await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) })
process.once('SIGTERM', () => void app.close())
