import type { FastifyReply } from 'fastify'

/** Answers with a page of the API's own: for nobody to keep, under this policy, and telling no other page its address. */
export function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', policy)
    .header('Referrer-Policy', 'no-referrer')
    .type('text/html')
    .send(html)
}
