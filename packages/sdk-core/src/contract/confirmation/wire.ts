import type { Wire } from '../shared/call.ts'
import { readDetail, readNumber, readOptional, readRecord } from '../shared/read.ts'

export const confirmationWire = {
  sendConfirmation: {
    method: 'POST',
    path: '/couple/account/confirmation/',
    auth: 'required',
    encoding: 'json',
    read: readSent,
  },
  confirmEmail: {
    method: 'POST',
    path: '/couple/account/confirmation/redeem/',
    auth: 'required',
    encoding: 'json',
    read: readDetail,
  },
} as const satisfies Record<string, Wire>

function readSent(body: unknown): { detail: string; resend_after?: number } {
  const resend_after = readOptional(readRecord(body).resend_after, readNumber)
  return { ...readDetail(body), ...(resend_after !== undefined && { resend_after }) }
}
