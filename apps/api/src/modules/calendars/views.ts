import type { DeskCalendar, DeskSubscription } from '@vowkit/sdk-core/contract'
import type { CalendarSettings } from './repository.ts'
import type { SubscriptionRow } from './subscriptions.ts'

export interface CalendarRows {
  settings: CalendarSettings
  feedUrl: string
  subscriptions: SubscriptionRow[]
}

/** Converts a vendor's rows to the contract's shape. */
export function toCalendar({ settings, feedUrl, subscriptions }: CalendarRows): DeskCalendar {
  return {
    weddings_per_day: settings.weddingsPerDay,
    is_shared: settings.isShared,
    shows_names: settings.showsNames,
    feed_url: feedUrl,
    subscriptions: subscriptions.map(toSubscription),
  }
}

function toSubscription({ id, name, host, readAt, problem }: SubscriptionRow): DeskSubscription {
  return {
    ...{ id, name, host },
    ...(readAt && { read_at: readAt.toISOString() }),
    ...(problem && { problem }),
  }
}
