// Generated from schema.ts by `npm run readers`. Do not edit.
import { readDate, readList, readNumber, readOptional, readRecord, readText, readTextOrEmpty } from '../shared/read.ts'
import type { DeskWebsites, WebsiteFigures, WebsiteFiguresList } from './schema.ts'

function readWebsiteFigures(value: unknown): WebsiteFigures {
  const record = readRecord(value)
  return {
    date: readDate(record.date),
    host: readTextOrEmpty(record.host),
    element: readTextOrEmpty(record.element),
    partner: readTextOrEmpty(record.partner),
    views: readNumber(record.views),
    drafts: readNumber(record.drafts),
    visions: readNumber(record.visions),
    inquiries: readNumber(record.inquiries),
    booked: readNumber(record.booked),
  }
}

export function readWebsiteFiguresList(value: unknown): WebsiteFiguresList {
  const record = readRecord(value)
  return {
    results: readList(record.results, readWebsiteFigures),
    next_to: readOptional(record.next_to, readDate),
  }
}

export function readDeskWebsites(value: unknown): DeskWebsites {
  const record = readRecord(value)
  return {
    hosts: readList(record.hosts, readText),
  }
}
