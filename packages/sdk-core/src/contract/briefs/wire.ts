import type { Wire } from '../shared/call.ts'
import { readBriefResult, readVendorAnswerList } from './readers.generated.ts'

export const briefWire = {
  sendBrief: { method: 'POST', path: '/vendor/brief/', auth: 'required', encoding: 'json', read: readBriefResult },
  listAnswers: { method: 'GET', path: '/vendor/answers/', auth: 'required', read: readVendorAnswerList },
} as const satisfies Record<string, Wire>
