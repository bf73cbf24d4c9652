import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import type { RegisterCall } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import { WEDDING_CALENDARS_PATH } from './feed-links.ts'
import type { WeddingDays } from './service.ts'

interface FeedRoute {
  Params: { file: string }
}

/** Registers the calls, and the feeds for calendar apps, which authenticate by the secret in their URL. */
export function registerWeddingDayRoutes(app: FastifyInstance, register: RegisterCall, days: WeddingDays): void {
  register(calls.getWeddingDay, ({ account }) => days.get(account))
  register(calls.renewWeddingFeed, ({ account }) => days.renewFeed(account))
  register(calls.revokeWeddingFeed, ({ account }) => days.revokeFeed(account))

  app.get<FeedRoute>(`${WEDDING_CALENDARS_PATH}/:file`, async ({ params: { file } }, reply) => {
    const text = file.endsWith('.ics') ? await days.readFeed(file.slice(0, -'.ics'.length)) : null
    if (text === null) throw notFound('This calendar does not exist, or its address was replaced.')
    return reply
      .headers({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="wedding.ics"',
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      })
      .send(text)
  })
}
