import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'
import { readConfirmationSent } from './readers.generated.ts'

export const confirmationWire = {
  sendConfirmation: {
    method: 'POST',
    path: '/couple/account/confirmation/',
    auth: 'required',
    encoding: 'json',
    read: readConfirmationSent,
  },
  confirmEmail: {
    method: 'POST',
    path: '/couple/account/confirmation/redeem/',
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
} as const satisfies Record<string, Wire>
