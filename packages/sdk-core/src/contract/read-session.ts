import type { AccountSession } from './account.ts'
import { readId, readOptional, readRecord, readText } from './read.ts'

/** A session that begins, by whatever it was begun. */
export function readSession(body: unknown): AccountSession {
  const { token, userId, user_id, username, email } = readRecord(body)
  return {
    token: readText(token),
    userId: readId(userId ?? user_id),
    username: readText(username, ''),
    email: readOptional(email, readText),
  }
}
