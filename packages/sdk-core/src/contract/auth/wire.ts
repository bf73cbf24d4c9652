import { readScope } from '../account/read-session.ts'
import { GOOGLE_START_PATH } from '../google/google.ts'
import type { Wire } from '../shared/call.ts'
import { readId, readNumber, readOptional, readRecord, readText } from '../shared/read.ts'
import type { LoginVisionAnswer } from './schema.ts'

export const authWire = {
  checkEmail: {
    method: 'POST',
    path: '/vision/auth/check-email/',
    auth: 'none',
    encoding: 'multipart',
    read: readEmailCheck,
  },
  loginVision: { method: 'POST', path: '/auth/login_vision/', auth: 'none', encoding: 'json', read: readLogin },
  googleStart: { method: 'GET', path: GOOGLE_START_PATH, auth: 'none' },
} as const satisfies Record<string, Wire>

function readEmailCheck(body: unknown): { exists: boolean; has_password: boolean } {
  const { exists, has_password } = readRecord(body)
  return { exists: Boolean(exists), has_password: Boolean(has_password) }
}

/** Takes what is ours and nothing else: a code that a backend sends along is never looked at. */
function readLogin(body: unknown): LoginVisionAnswer {
  const { token, userId, username, resend_after, challenge, code_length, scope } = readRecord(body)
  return {
    token: readOptional(token, readText),
    userId: readOptional(userId, readId),
    username: readOptional(username, readText),
    scope: readScope(scope),
    resend_after: readOptional(resend_after, readNumber),
    challenge: readOptional(challenge, readText),
    code_length: readOptional(code_length, readNumber),
  }
}
