// Generated from schema.ts by `npm run readers`. Do not edit.
import { readOneOf, readRecord, readTextOrEmpty } from '../shared/read.ts'
import type { AddedBy, Love } from './schema.ts'

export function readLove(value: unknown): Love {
  const record = readRecord(value)
  return {
    by: readOneOf(record.by, ['you', 'partner', 'both']) ?? 'you',
    partner: readTextOrEmpty(record.partner),
  }
}

export function readAddedBy(value: unknown): AddedBy {
  const record = readRecord(value)
  return {
    name: readTextOrEmpty(record.name),
    is_you: Boolean(record.is_you),
  }
}
