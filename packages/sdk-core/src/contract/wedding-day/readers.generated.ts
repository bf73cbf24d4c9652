// Generated from schema.ts by `npm run readers`. Do not edit.
import { readDate, readIfPossible, readOptional, readRecord, readText, readTextOrEmpty } from '../shared/read.ts'
import type { EveningLight, WeddingDay } from './schema.ts'

function readEveningLight(value: unknown): EveningLight {
  const record = readRecord(value)
  return {
    place: readTextOrEmpty(record.place),
    time_zone: readText(record.time_zone),
    golden_hour: readOptional(record.golden_hour, readText),
    sunset: readOptional(record.sunset, readText),
  }
}

export function readWeddingDay(value: unknown): WeddingDay {
  const record = readRecord(value)
  return {
    wedding_date: readDate(record.wedding_date),
    wedding_city: readTextOrEmpty(record.wedding_city),
    light: readIfPossible(record.light, readEveningLight),
    calendar: readTextOrEmpty(record.calendar),
    feed_url: readOptional(record.feed_url, readText),
  }
}
