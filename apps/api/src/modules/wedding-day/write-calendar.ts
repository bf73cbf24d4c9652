import { createCalendarWriter } from '../calendars/service.ts'
import type { Light } from './evening-light.ts'

/** What the calendar of a couple contains. */
export interface WeddingCalendar {
  /** The names of the couple, at least one. */
  names: string[]
  language: 'en' | 'es'
  /** `YYYY-MM-DD`, or null. */
  date: string | null
  city: string
  light: Light | null
  invoices: { id: number; name: string; dueDate: string; vendor: string }[]
  /** The host in the ids of the events. */
  host: string
  now: Date
}

const TEXTS = {
  en: { wedding: 'Wedding', goldenHour: 'Golden hour', due: 'Payment due' },
  es: { wedding: 'Boda', goldenHour: 'Hora dorada', due: 'Pago pendiente' },
}

/** Writes a couple's calendar: the wedding day, its golden hour, and the due dates of unpaid invoices. */
export function writeWeddingCalendar(content: WeddingCalendar): string {
  const { names, language, date, city: location, light, invoices, host, now } = content
  const texts = TEXTS[language]
  const title = [texts.wedding, names.join(' & ')].filter(Boolean).join(': ')
  const calendar = createCalendarWriter({ name: title, host, now })
  if (date !== null) calendar.add({ uid: 'wedding', summary: title, location, from: date, to: date, isBusy: true })
  if (light?.goldenHour && light.sunset) {
    calendar.add({
      ...{ uid: 'golden-hour', summary: texts.goldenHour, location },
      ...{ from: light.goldenHour, to: light.sunset },
    })
  }
  for (const { id, name, dueDate, vendor } of invoices) {
    calendar.add({ uid: `due-${id}`, summary: `${texts.due}: ${vendor}, ${name}`, from: dueDate, to: dueDate })
  }
  return calendar.toText()
}
