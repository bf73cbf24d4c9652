// Generated from schema.ts by `npm run readers`. Do not edit.
import { readNumber, readOptional, readRecord, readTextOrEmpty } from '../shared/read.ts'
import type { ConfirmationSent } from './schema.ts'

export function readConfirmationSent(value: unknown): ConfirmationSent {
  const record = readRecord(value)
  return {
    detail: readTextOrEmpty(record.detail),
    resend_after: readOptional(record.resend_after, readNumber),
  }
}
