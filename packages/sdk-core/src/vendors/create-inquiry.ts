import { atom } from 'nanostores'
import { isRecord } from '../contract/shared/envelope.ts'
import { MAX_GUESTS, MAX_INQUIRY_LENGTH } from '../contract/shared/limits.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { fromJson, toJson } from '../platform/json.ts'
import { createScopes } from '../shared/create-scopes.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { localDate } from '../shared/local-date.ts'
import { createVendors } from './create-vendors.ts'
import type { Inquiry, InquiryFields, InquiryOptions, InquiryProblem, InquiryState } from './inquiry.ts'

const EMPTY: InquiryState = { status: 'editing', problem: null, weddingDate: '', guests: '', message: '' }
const PREFIX = 'inquiry:'

/**
 * Returns the inquiry form of a vendor. The same vendor and vision return the same form. The tab stores what the visitor
 * has entered until the inquiry is sent.
 */
export function inquiryOf(ports: FeaturePorts, vendorId: Id, { visionId = '' }: InquiryOptions = {}): Inquiry {
  return ports.once(createInquiries)(`${vendorId}:${visionId}`)
}

function createInquiries(ports: FeaturePorts) {
  return createScopes(ports, (scope) => createInquiry(scope, ports))
}

function createInquiry(scope: string, ports: FeaturePorts): Inquiry & { reset(): void } {
  const [vendorId = '', visionId] = scope.split(':')
  const { tab, clock, session } = ports
  const profile = ports.once(createVendors).profile(vendorId)
  const key = PREFIX + scope
  const $inquiry = atom<InquiryState>({ ...EMPTY, ...readFields(tab.get(key)) })

  function set(fields: Partial<InquiryFields>): void {
    const state = $inquiry.get()
    if (state.status === 'sending') return
    const { status: _, problem: __, ...next } = { ...state, ...fields }
    $inquiry.set({ ...next, status: 'editing', problem: null })
    tab.set(key, toJson(next))
  }

  async function send(website: string | undefined): Promise<void> {
    const state = $inquiry.get()
    const { weddingDate, guests, message } = state
    $inquiry.set({ ...state, status: 'sending', problem: null })
    const details = {
      ...(weddingDate && { weddingDate }),
      ...(guests.trim() && { guests: Number(guests) }),
      ...(message.trim() && { message: message.trim() }),
      ...(visionId && { visionId }),
      ...(website && { website }),
    }
    // Without details, the inquiry has no body, as the specification describes it.
    const result = await profile.inquire(Object.keys(details).length > 0 ? details : undefined)
    const isSignedOut = session.token() === null
    const status = result === 'failed' && isSignedOut ? 'login-needed' : result
    if (status === 'sent') tab.remove(key)
    $inquiry.set(status === 'sent' ? { ...EMPTY, status } : { ...state, status, problem: null })
    if (status === 'sent' || status === 'exists') await profile.refresh()
  }

  return {
    $inquiry,
    set,
    prefill(fields) {
      const state = $inquiry.get()
      if (state.status !== 'editing') return
      const { weddingDate = '', guests = '', message = '' } = fields
      $inquiry.set({
        ...state,
        weddingDate: state.weddingDate || weddingDate,
        guests: state.guests || guests,
        message: state.message || message,
      })
    },
    async submit(website) {
      const state = $inquiry.get()
      if (state.status === 'sending') return
      const problem = findProblem(state, clock.now())
      if (problem) $inquiry.set({ ...state, status: 'editing', problem })
      else if (session.token() === null) $inquiry.set({ ...state, status: 'login-needed', problem: null })
      else await send(website)
    },
    dismiss() {
      if ($inquiry.get().status === 'login-needed') $inquiry.set({ ...$inquiry.get(), status: 'editing' })
    },
    reset() {
      tab.remove(key)
      $inquiry.set(EMPTY)
    },
  }
}

function readFields(stored: string | null): InquiryFields {
  const fields = fromJson(stored)
  const { weddingDate, guests, message } = isRecord(fields) ? fields : {}
  return { weddingDate: toText(weddingDate), guests: toText(guests), message: toText(message) }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function findProblem({ weddingDate, guests, message }: InquiryFields, now: number): InquiryProblem | null {
  if (weddingDate !== '' && Number.isNaN(Date.parse(weddingDate))) return 'date'
  if (weddingDate !== '' && weddingDate < localDate(now)) return 'past'
  const count = Number(guests)
  if (guests.trim() !== '' && !(Number.isInteger(count) && count >= 1 && count <= MAX_GUESTS)) return 'guests'
  return message.trim().length > MAX_INQUIRY_LENGTH ? 'message' : null
}
