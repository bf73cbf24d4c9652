import type { TextsOf } from '../../shared/language/define-messages.ts'
import type { chatMessages } from './messages.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Formats the times of messages in one language. Each function returns `""` for an invalid timestamp. */
export interface MessageTimes {
  /** Formats a timestamp as local time of day. */
  toTime(timestamp: string): string
  /** Formats a timestamp as a day: today, yesterday, the weekday, or the date. */
  toDay(timestamp: string, now: number): string
  /** Formats a timestamp as a short relative time, for the conversation list. */
  toAgo(timestamp: string, now: number): string
}

export function createMessageTimes(locale: string, t: TextsOf<typeof chatMessages>): MessageTimes {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
  const dayOfYear = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' })

  function toTime(timestamp: string): string {
    const date = new Date(timestamp)
    return Number.isNaN(date.getTime()) ? '' : time.format(date)
  }

  function toDay(timestamp: string, now: number): string {
    const date = new Date(timestamp)
    if (Number.isNaN(date.getTime())) return ''
    const ago = Math.round((startOfDay(now) - startOfDay(date.getTime())) / DAY_MS)
    if (ago <= 0) return t.today
    if (ago === 1) return t.yesterday
    if (ago < 7) return weekday.format(date)
    return (date.getFullYear() === new Date(now).getFullYear() ? day : dayOfYear).format(date)
  }

  function toAgo(timestamp: string, now: number): string {
    const minutes = Math.floor((now - Date.parse(timestamp)) / MINUTE_MS)
    if (Number.isNaN(minutes)) return ''
    if (minutes < 1) return t.now
    if (minutes < 60) return t.minutes(minutes)
    return startOfDay(now) <= Date.parse(timestamp) ? t.hours(Math.floor(minutes / 60)) : toDay(timestamp, now)
  }

  return { toTime, toDay, toAgo }
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
