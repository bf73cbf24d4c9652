// Generated from schema.ts by `npm run readers`. Do not edit.
import { readDate, readList, readNumber, readRecord, readTextOrEmpty } from '../shared/read.ts'
import type { WebsiteFigures, WebsiteFiguresList } from './schema.ts'

function readWebsiteFigures(value: unknown): WebsiteFigures {
  const record = readRecord(value)
  return {
    date: readDate(record.date),
    host: readTextOrEmpty(record.host),
    visions: readNumber(record.visions),
    inquiries: readNumber(record.inquiries),
    booked: readNumber(record.booked),
  }
}

export function readWebsiteFiguresList(value: unknown): WebsiteFiguresList {
  const record = readRecord(value)
  return {
    results: readList(record.results, readWebsiteFigures),
  }
}
