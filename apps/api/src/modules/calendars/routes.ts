import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import type { RegisterCall } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { CalendarFeeds } from './feed.ts'
import { CALENDARS_PATH } from './feed-links.ts'
import type { Calendars } from './service.ts'

export function registerCalendarRoutes(register: RegisterCall, calendars: Calendars): void {
  register(calls.getDeskCalendar, ({ account }) => calendars.get(account))
  register(calls.updateDeskCalendar, ({ account, body }) => calendars.update(account, body))
  register(calls.listDeskDays, ({ account, query }) => calendars.listDays(account, query))
  register(calls.markDeskDays, ({ account, body: { mark, ...period } }) => calendars.markDays(account, period, mark))
  register(calls.renewDeskFeed, ({ account }) => calendars.renewFeed(account))
  register(calls.addDeskSubscription, ({ account, body }) => calendars.subscribe(account, body))
  register(calls.readDeskSubscription, ({ account, params }) => calendars.readSubscription(account, toId(params.id)))
  register(calls.deleteDeskSubscription, ({ account, params }) => calendars.unsubscribe(account, toId(params.id)))
}

interface FeedRoute {
  Params: { file: string }
}

/** Serves vendors' feeds to calendar apps, which have no token other than the URL. */
export function registerCalendarFeeds(app: FastifyInstance, feeds: CalendarFeeds): void {
  app.get<FeedRoute>(`${CALENDARS_PATH}/:file`, async ({ params: { file } }, reply) => {
    const text = file.endsWith('.ics') ? await feeds.read(file.slice(0, -'.ics'.length)) : null
    if (text === null) throw notFound('This calendar does not exist, or its address was replaced.')
    return reply
      .headers({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="calendar.ics"',
        'Cache-Control': 'private, no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      })
      .send(text)
  })
}
