import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { sendPage } from '../../http/page.ts'
import { parseFields } from '../../http/read-body.ts'
import type { Mailbox } from '../../modules/mailbox/service.ts'
import { writeMailboxPage } from './page.ts'

const Query = z.object({ to: z.optional(z.string()) })

/** Disallows reads by pages of other origins through a visitor's browser, because emails contain sign-in codes. */
async function keepFromPages(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.removeHeader('Access-Control-Allow-Origin')
}

/** Serves all emails to anyone. Registered only with `DEMO=1` or `DEV_MAILBOX=1`. */
export function registerMailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/dev/mailbox.json', { onRequest: keepFromPages }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return mailbox.list(parseFields(Query, request.query).to)
  })
  app.get('/dev/mailbox', { onRequest: keepFromPages }, async (request, reply) => {
    const mails = await mailbox.list(parseFields(Query, request.query).to)
    return sendPage(reply, writeMailboxPage(mails), "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })
}
