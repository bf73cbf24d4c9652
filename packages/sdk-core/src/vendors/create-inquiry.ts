import { atom } from 'nanostores'
import { chatWire } from '../contract/chat/wire.ts'
import { isRecord } from '../contract/shared/envelope.ts'
import { MAX_GUESTS, MAX_INQUIRY_LENGTH, UNTITLED } from '../contract/shared/limits.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { fromJson, toJson } from '../platform/json.ts'
import { toAttributionFields } from '../shared/attribution.ts'
import { createScopes } from '../shared/create-scopes.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { localDate } from '../shared/local-date.ts'
import { userStorage } from '../shared/user-storage.ts'
import { createVendors } from './create-vendors.ts'
import type { Inquiry, InquiryFields, InquiryOptions, InquiryProblem, InquiryState, SubmitInquiry } from './inquiry.ts'
import type { InquiryResult } from './vendors.ts'

const EMPTY: InquiryState = { status: 'editing', problem: null, weddingDate: '', guests: '', message: '' }
const PREFIX = 'inquiry:'
const SENT_PREFIX = 'sentVision:'

/**
 * Returns the inquiry form of a vendor. The same vendor and vision return the same form. The tab stores what the visitor
 * has entered until the inquiry is sent. The browser stores which visions were sent, as long as the session lasts.
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
  const vendors = ports.once(createVendors)
  const profile = vendors.profile(vendorId)
  const key = PREFIX + scope
  const sentKey = `${SENT_PREFIX}${scope}`
  const isSent = Boolean(visionId) && userStorage(ports).get(sentKey) !== null
  const $inquiry = atom<InquiryState>({ ...EMPTY, ...readFields(tab.get(key)), ...(isSent && { status: 'sent' }) })

  function set(fields: Partial<InquiryFields>): void {
    const state = $inquiry.get()
    if (state.status === 'sending') return
    const { status: _, problem: __, ...next } = { ...state, ...fields }
    $inquiry.set({ ...next, status: 'editing', problem: null })
    tab.set(key, toJson(next))
  }

  /** Sends the vision to the conversation of an earlier inquiry. */
  async function sendMessage(message: string, { attribution, visionTitle }: SubmitInquiry): Promise<InquiryResult> {
    const state = profile.$vendor.get()
    if (state.status !== 'ready') return 'failed'
    const opened = await vendors.message(state.vendor, attribution)
    if (!opened.ok) return 'failed'
    const result = await ports.http.call(chatWire.sendMessage, {
      params: { room_id: opened.room.chatroom_id },
      body: {
        message: message || visionTitle || UNTITLED,
        client_id: `vision-${visionId}`,
        vision_id: visionId,
        ...toAttributionFields(attribution),
      },
      logFailure: true,
    })
    return result.ok ? 'sent' : 'failed'
  }

  async function sendInquiry(options: SubmitInquiry): Promise<InquiryResult> {
    const { weddingDate, guests, message } = $inquiry.get()
    const words = message.trim()
    const known = profile.$vendor.get()
    if (visionId && known.status === 'ready' && known.vendor.inquiry) return sendMessage(words, options)
    const details = {
      ...(weddingDate && { weddingDate }),
      ...(guests.trim() && { guests: Number(guests) }),
      ...(words && { message: words }),
      ...(visionId && { visionId }),
      ...(options.website && { website: options.website }),
    }
    // Without details, the inquiry has no body, as the specification describes it.
    const result = await profile.inquire(Object.keys(details).length > 0 ? details : undefined, options.attribution)
    return visionId && result === 'exists' ? sendMessage(words, options) : result
  }

  async function send(options: SubmitInquiry): Promise<void> {
    const state = $inquiry.get()
    $inquiry.set({ ...state, status: 'sending', problem: null })
    const result = await sendInquiry(options)
    const status = result === 'failed' && session.token() === null ? 'login-needed' : result
    if (status === 'sent') {
      tab.remove(key)
      if (visionId) userStorage(ports).set(sentKey, '1')
    }
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
    async submit(options = {}) {
      const state = $inquiry.get()
      if (state.status === 'sending') return
      const problem = findProblem(state, clock.now())
      if (problem) $inquiry.set({ ...state, status: 'editing', problem })
      else if (session.token() === null) $inquiry.set({ ...state, status: 'login-needed', problem: null })
      else await send(options)
    },
    dismiss() {
      if ($inquiry.get().status === 'login-needed') $inquiry.set({ ...$inquiry.get(), status: 'editing' })
    },
    reset() {
      tab.remove(key)
      for (const area of [ports.local, tab]) area.remove(sentKey)
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
