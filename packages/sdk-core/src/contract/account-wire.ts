import type { AccountSession, ResetAnswer } from './account.ts'
import type { Wire } from './call.ts'
import { readDetail, readId, readOptional, readRecord, readText } from './read.ts'

const RESET = '/auth/reset-password/'

export const accountWire = {
  login: { method: 'POST', path: '/auth/login/', auth: 'none', encoding: 'json', read: readSession },
  register: { method: 'POST', path: '/registration/register/', auth: 'none', encoding: 'json', read: readSession },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password/', auth: 'none', encoding: 'json', read: readDetail },
  checkResetLink: { method: 'GET', path: RESET, auth: 'none', read: readMessage },
  resetPassword: { method: 'POST', path: RESET, auth: 'none', encoding: 'json', read: readReset },
  saveBasicInfo: {
    method: 'POST',
    path: '/registration/couple-basicinfo/',
    auth: 'required',
    encoding: 'multipart',
    read: readDetail,
  },
  savePreferences: {
    method: 'POST',
    path: '/registration/couple-preferences/',
    auth: 'required',
    encoding: 'multipart',
    read: readDetail,
  },
} as const satisfies Record<string, Wire>

function readSession(body: unknown): AccountSession {
  const { token, userId, user_id, username, email } = readRecord(body)
  return {
    token: readText(token),
    userId: readId(userId ?? user_id),
    username: readText(username, ''),
    email: readOptional(email, readText),
  }
}

function readMessage(body: unknown): { message: string } {
  return { message: readText(readRecord(body).message, '') }
}

function readReset(body: unknown): ResetAnswer {
  const { redirect_user } = readRecord(body)
  return { ...readSession(body), ...readMessage(body), redirect_user: readText(redirect_user, '') }
}
