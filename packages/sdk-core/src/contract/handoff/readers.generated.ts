// Generated from schema.ts by `npm run readers`. Do not edit.
import { readNumber, readRecord, readText } from '../shared/read.ts'
import type { Handoff } from './schema.ts'

export function readHandoff(value: unknown): Handoff {
  const record = readRecord(value)
  return {
    code: readText(record.code),
    expires_in: readNumber(record.expires_in),
  }
}
