import { GOOGLE_START_PATH } from '../google/google.ts'
import type { Wire } from '../shared/call.ts'
import { readEmailCheck, readLoginVisionAnswer } from './readers.generated.ts'

export const authWire = {
  checkEmail: {
    method: 'POST',
    path: '/vision/auth/check-email/',
    auth: 'none',
    encoding: 'multipart',
    read: readEmailCheck,
  },
  loginVision: {
    method: 'POST',
    path: '/auth/login_vision/',
    auth: 'none',
    encoding: 'json',
    read: readLoginVisionAnswer,
  },
  googleStart: { method: 'GET', path: GOOGLE_START_PATH, auth: 'none' },
} as const satisfies Record<string, Wire>
