const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** Formats a timestamp as local time of day. Returns `""` for an invalid timestamp. */
export function toTime(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? '' : TIME.format(date)
}

/** Formats a timestamp as a day: today, yesterday, the weekday, or the date. */
export function toDay(timestamp: string, now: number): string {
  const date = new Date(timestamp)
  if (Number.isNaN(date.getTime())) return ''
  const ago = Math.round((startOfDay(now) - startOfDay(date.getTime())) / DAY_MS)
  if (ago <= 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  if (ago < 7) return WEEKDAY.format(date)
  return (date.getFullYear() === new Date(now).getFullYear() ? DAY : DAY_OF_YEAR).format(date)
}

/** Formats a timestamp as a short relative time, for the conversation list. */
export function toAgo(timestamp: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(timestamp)) / MINUTE_MS)
  if (Number.isNaN(minutes)) return ''
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  const day = toDay(timestamp, now)
  return day === 'Today' ? `${Math.floor(minutes / 60)} h` : day
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
