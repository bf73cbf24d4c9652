import type { FastifyReply } from 'fastify'

/** For the head of a page of the API's own. Without one, browsers ask for an icon that is not there. */
export const NO_ICON = '<link rel="icon" href="data:,">'
/** What a page's policy has to say for it. */
export const ICON_SOURCE = 'img-src data:'

/** Answers with a page of the API's own: for nobody to keep, under this policy, and telling no other page its address. */
export function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', `${policy}; ${ICON_SOURCE}`)
    .header('Referrer-Policy', 'no-referrer')
    .type('text/html')
    .send(html)
}
