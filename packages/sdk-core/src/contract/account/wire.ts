import type { Wire } from '../shared/call.ts'
import { readDetail, readRecord, readText } from '../shared/read.ts'
import { readSession } from './read-session.ts'
import type { ResetAnswer } from './schema.ts'

const RESET = '/auth/reset-password/'
const OPEN = { method: 'POST', auth: 'none', encoding: 'json' } as const
/** How the form of somebody signed in is sent. */
export const FORM = { method: 'POST', auth: 'required', encoding: 'multipart' } as const

export const accountWire = {
  login: { ...OPEN, path: '/auth/login/', read: readSession },
  register: { ...OPEN, path: '/registration/register/', read: readSession },
  forgotPassword: { ...OPEN, path: '/auth/forgot-password/', read: readDetail },
  checkResetLink: { method: 'GET', path: RESET, auth: 'none', read: readMessage },
  checkResetToken: { ...OPEN, path: `${RESET}check/`, isRead: true, read: readMessage },
  resetPassword: { ...OPEN, path: RESET, read: readReset },
  saveBasicInfo: { ...FORM, path: '/registration/couple-basicinfo/', read: readDetail },
  savePreferences: { ...FORM, path: '/registration/couple-preferences/', read: readDetail },
} as const satisfies Record<string, Wire>

function readMessage(body: unknown): { message: string } {
  return { message: readText(readRecord(body).message, '') }
}

function readReset(body: unknown): ResetAnswer {
  const { redirect_user } = readRecord(body)
  return { ...readSession(body), ...readMessage(body), redirect_user: readText(redirect_user, '') }
}
