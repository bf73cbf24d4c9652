// Generated from primitives.ts by `npm run readers`. Do not edit.
import type { Detail } from './primitives.ts'
import { readTextOrEmpty, recordOrEmpty } from './read.ts'

export function readDetail(value: unknown): Detail {
  const record = recordOrEmpty(value)
  return {
    detail: readTextOrEmpty(record.detail),
  }
}
