import type { DeskLead } from '@vowkit/sdk-core/desk'
import { texts } from './texts.ts'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const TODAY = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const EARLIER = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** The names of a couple. */
export function coupleName({ couple_name, partner_name }: Pick<DeskLead, 'couple_name' | 'partner_name'>): string {
  return texts.couple(couple_name || texts.unknownCouple, partner_name)
}

/** Where a lead came from. */
export function sourceOf({ source, source_host }: Pick<DeskLead, 'source' | 'source_host'>): string {
  return source === 'embed' && source_host !== '' ? texts.sourceHost(source_host) : texts.sources[source]
}

/** Formats a date `YYYY-MM-DD`. Returns `""` without a date. */
export function formatDate(date: string | null | undefined): string {
  return date ? DATE.format(new Date(`${date}T00:00:00Z`)) : ''
}

/** Formats a timestamp: the time if it is today, otherwise the day. */
export function formatTime(timestamp: string): string {
  const time = new Date(timestamp)
  const isToday = time.toDateString() === new Date().toDateString()
  return (isToday ? TODAY : EARLIER).format(time)
}
