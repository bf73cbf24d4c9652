// Generated from schema.ts by `npm run readers`. Do not edit.
import { readOneOf, readOption, readOptional, readRecord, readText } from '../shared/read.ts'
import type { AccountExport, AccountState, Deletion } from './schema.ts'

export function readAccountExport(value: unknown): AccountExport {
  const record = readRecord(value)
  return {
    state: readOption(record.state, ['pending', 'ready', 'failed']),
    expires_at: readOptional(record.expires_at, readText),
    url: readOptional(record.url, readText),
  }
}

export function readAccountState(value: unknown): AccountState {
  const record = readRecord(value)
  return {
    export: readOptional(record.export, readAccountExport),
    deletes_at: readOptional(record.deletes_at, readText),
    deletion_blocked: readOneOf(record.deletion_blocked, ['vendor', 'demo']),
  }
}

export function readDeletion(value: unknown): Deletion {
  const record = readRecord(value)
  return {
    deletes_at: readText(record.deletes_at),
  }
}
