import type { SessionScope } from '../shared/call.ts'
import { readId, readOptional, readRecord, readText } from '../shared/read.ts'
import type { AccountSession } from './schema.ts'

/** A session that begins, by whatever it was begun. */
export function readSession(body: unknown): AccountSession {
  const { token, userId, user_id, username, email, scope } = readRecord(body)
  return {
    token: readText(token),
    userId: readId(userId ?? user_id),
    username: readText(username, ''),
    email: readOptional(email, readText),
    scope: readScope(scope),
  }
}

/** The scope of a session; undefined for one that this release does not know. */
export function readScope(value: unknown): SessionScope | undefined {
  return value === 'full' || value === 'embed' || value === 'link' ? value : undefined
}
