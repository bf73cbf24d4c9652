// Generated from schema.ts by `npm run readers`. Do not edit.
import { readId, readNumber, readOneOf, readOptional, readRecord, readText } from '../shared/read.ts'
import type { EmailCheck, LoginVisionAnswer } from './schema.ts'

export function readLoginVisionAnswer(value: unknown): LoginVisionAnswer {
  const record = readRecord(value)
  return {
    token: readOptional(record.token, readText),
    userId: readOptional(record.userId, readId),
    username: readOptional(record.username, readText),
    scope: readOneOf(record.scope, ['full', 'embed', 'link']),
    resend_after: readOptional(record.resend_after, readNumber),
    challenge: readOptional(record.challenge, readText),
    code_length: readOptional(record.code_length, readNumber),
  }
}

export function readEmailCheck(value: unknown): EmailCheck {
  const record = readRecord(value)
  return {
    exists: Boolean(record.exists),
    has_password: Boolean(record.has_password),
  }
}
