import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall, RequestSource } from '../../http/call-context.ts'
import { originOf } from '../leads/service.ts'
import type { ListAnswers } from './answers.ts'
import type { Briefs } from './briefs.ts'
import type { Inquiries, InquirySource } from './inquiries.ts'

export interface InquiryRoutesDeps {
  inquiries: Inquiries
  briefs: Briefs
  listAnswers: ListAnswers
}

export function registerInquiryRoutes(
  register: RegisterCall,
  { inquiries, briefs, listAnswers }: InquiryRoutesDeps,
): void {
  register(calls.sendBrief, ({ account, body, intent, ...request }) =>
    briefs.send(account, body, sourceOf({ ...request, body: {} }), intent),
  )
  register(calls.listAnswers, ({ account, query: { vendors } }) =>
    listAnswers(account, vendors === undefined ? null : vendors.split(',').map(Number)),
  )
  register(calls.sendInquiry, async ({ account, params, body, ...request }) => {
    await inquiries.send(account, Number(params.id), sourceOf({ ...request, body }), body)
    return { detail: 'Your inquiry has been sent.' }
  })
}

function sourceOf(request: Parameters<typeof originOf>[0] & { source: RequestSource }): InquirySource {
  const { ip, language } = request.source
  return { ...originOf(request), ip, language }
}
