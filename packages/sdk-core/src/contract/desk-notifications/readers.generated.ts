// Generated from schema.ts by `npm run readers`. Do not edit.
import { readRecord } from '../shared/read.ts'
import type { DeskNotifications } from './schema.ts'

export function readDeskNotifications(value: unknown): DeskNotifications {
  const record = readRecord(value)
  return {
    inquiry: Boolean(record.inquiry),
    message: Boolean(record.message),
    signature: Boolean(record.signature),
    payment: Boolean(record.payment),
  }
}
