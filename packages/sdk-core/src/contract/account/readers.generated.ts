// Generated from schema.ts by `npm run readers`. Do not edit.
import { readId, readOneOf, readOptional, readRecord, readText, readTextOrEmpty } from '../shared/read.ts'
import type { AccountSession, ResetAnswer, ResetLink } from './schema.ts'

export function readAccountSession(value: unknown): AccountSession {
  const record = readRecord(value)
  return {
    token: readText(record.token),
    userId: readId(record.userId ?? record.user_id),
    username: readTextOrEmpty(record.username),
    email: readOptional(record.email, readText),
    scope: readOneOf(record.scope, ['full', 'embed', 'link']),
    is_desk_only: readOptional(record.is_desk_only, Boolean),
  }
}

export function readResetAnswer(value: unknown): ResetAnswer {
  const record = readRecord(value)
  return {
    ...readAccountSession(record),
    redirect_user: readTextOrEmpty(record.redirect_user),
    message: readTextOrEmpty(record.message),
  }
}

export function readResetLink(value: unknown): ResetLink {
  const record = readRecord(value)
  return {
    message: readTextOrEmpty(record.message),
  }
}
