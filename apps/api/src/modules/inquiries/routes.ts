import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { originOf } from '../leads/service.ts'
import type { Inquiries } from './service.ts'

export function registerInquiryRoutes(register: RegisterCall, inquiries: Inquiries): void {
  register(calls.sendInquiry, async ({ account, params, body, ...request }) => {
    await inquiries.send(account, Number(params.id), { ...originOf({ ...request, body }), ip: request.ip }, body)
    return { detail: 'Your inquiry has been sent.' }
  })
}
