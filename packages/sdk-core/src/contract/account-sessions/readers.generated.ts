// Generated from schema.ts by `npm run readers`. Do not edit.
import { readList, readOneOf, readRecord, readText, readTextOrEmpty, readUuid } from '../shared/read.ts'
import type { AccountSessionEntry, AccountSessionList } from './schema.ts'

function readAccountSessionEntry(value: unknown): AccountSessionEntry {
  const record = readRecord(value)
  return {
    id: readUuid(record.id),
    is_current: Boolean(record.is_current),
    device: readTextOrEmpty(record.device),
    place: readOneOf(record.place, ['site', 'embed', 'magic_link']) ?? 'site',
    host: readTextOrEmpty(record.host),
    last_used_at: readText(record.last_used_at),
    created_at: readText(record.created_at),
  }
}

export function readAccountSessionList(value: unknown): AccountSessionList {
  return readList(value, readAccountSessionEntry)
}
