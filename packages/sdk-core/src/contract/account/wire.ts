import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import { readAccountSession, readResetAnswer, readResetLink } from './readers.generated.ts'

const RESET = '/auth/reset-password/'
const OPEN = { method: 'POST', auth: 'none', encoding: 'json' } as const
/** Options shared by the form calls that require a session. */
export const FORM = { method: 'POST', auth: 'required', encoding: 'multipart' } as const

export const accountWire = {
  login: { ...OPEN, path: '/auth/login/', read: readAccountSession },
  register: { ...OPEN, path: '/registration/register/', read: readAccountSession },
  forgotPassword: { ...OPEN, path: '/auth/forgot-password/', read: readDetail },
  checkResetLink: { method: 'GET', path: RESET, auth: 'none', read: readResetLink },
  checkResetToken: { ...OPEN, path: `${RESET}check/`, isRead: true, read: readResetLink },
  resetPassword: { ...OPEN, path: RESET, read: readResetAnswer },
  saveBasicInfo: { ...FORM, path: '/registration/couple-basicinfo/', read: readDetail },
  savePreferences: { ...FORM, path: '/registration/couple-preferences/', read: readDetail },
} as const satisfies Record<string, Wire>
