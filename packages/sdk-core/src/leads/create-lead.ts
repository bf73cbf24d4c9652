import { atom, onMount } from 'nanostores'
import type { LeadData } from '../contract/leads/schema.ts'
import { marketWire } from '../contract/leads/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { messagesPath } from '../contract/site/paths.ts'
import type { ChatRoom } from '../contract/vendors/schema.ts'
import { vendorWire } from '../contract/vendors/wire.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { errorResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import { createOpenedRooms } from '../shared/opened-rooms.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { createCompleteLead } from './complete-lead.ts'
import type { LeadState, LeadView } from './leads.ts'
import { toRedirect } from './redirect.ts'

const POLL_MS = 10_000
/** Maximum polling interval while the lead is missing, because it may be created later. */
const MISSING_POLL_MS = 300_000
/** Visitors enter card data only on the payment provider's page, but the wire requires these fields. */
const NO_CARD = { cc_num: '', cc_exp_month: '', cc_exp_year: '', cc_cvc: '' } as const

/**
 * Creates the view of a couple's lead with a vendor. Fetches the lead by the vendor's id and changes it by its own id.
 */
export function createLead(ports: FeaturePorts, vendorId: Id): LeadView {
  const { $token, session, clock, visibility, startLoop, navigation } = ports
  const complete = createCompleteLead(ports, vendorId)
  const ofVendor = { lead_id: String(vendorId) }
  const $lead = atom<LeadState>({ status: 'loading' })
  /** The token of the session that loaded the lead. */
  let ownerToken: string | null = null

  const request = createLatestRequest(async (signal) => {
    if ($lead.value.status === 'failed') $lead.set({ status: 'loading' })
    const result = await ports.http.call(marketWire.getLead, {
      params: ofVendor,
      signal,
      logFailure: true,
    })
    if (signal.aborted) return
    if (result.ok) {
      const lead = await complete(result.data, signal)
      if (!signal.aborted) $lead.set({ status: 'ready', lead })
    } else if (result.status === 404) $lead.set({ status: 'missing' })
    else if ($lead.value.status !== 'ready') $lead.set({ status: 'failed' })
  })

  onMount($lead, () => {
    let stop: (() => void) | undefined
    const unlisten = $token.subscribe((token) => {
      stop?.()
      request.stop()
      if (token !== ownerToken) $lead.set({ status: 'loading' })
      ownerToken = token
      stop = token === null ? undefined : startLoop(pollLead)
    })
    return () => {
      unlisten()
      stop?.()
      request.stop()
    }
  })

  async function pollLead(signal: AbortSignal): Promise<void> {
    for (let missed = 0; ; ) {
      await visibility.whenVisible(signal)
      await request.send()
      missed = $lead.value.status === 'missing' ? missed + 1 : 0
      await clock.sleep(Math.min(POLL_MS * 2 ** missed, MISSING_POLL_MS), signal)
    }
  }

  /** Returns the loaded lead if the current session loaded it. */
  function currentLead(): LeadData | null {
    return $lead.value.status === 'ready' && ownerToken === session.token() ? $lead.value.lead : null
  }

  const notLoaded = () => errorResult(new SdkError('not_found', 'The lead is not loaded.'))

  async function refetchAfter(result: SaveResult): Promise<SaveResult> {
    if (!result.ok) return result
    await request.send()
    return { ok: true }
  }

  return {
    $lead,
    refresh: request.send,

    async upload(files, options = {}) {
      const lead = currentLead()
      if (!lead) return notLoaded()
      const params = { lead_id: String(lead.lead_id) }
      // Always pass a progress listener, because each progress event resets the upload timeout.
      const sending = { onProgress: () => undefined, ...options, params, body: {}, files: { files } }
      return refetchAfter(await ports.http.call(marketWire.uploadLeadFiles, { ...sending, logFailure: true }))
    },

    async remove(fileId) {
      const params = { file_id: String(fileId) }
      return refetchAfter(await ports.http.call(marketWire.deleteLeadFile, { params, logFailure: true }))
    },

    async sign(fileId, { own, partner, consent }) {
      const params = { file_id: String(fileId) }
      const body = { esign_doc: own.trim(), esign_doc_partner: partner.trim(), consent }
      return refetchAfter(await ports.http.call(marketWire.signLeadFile, { params, body, logFailure: true }))
    },

    async decline(message) {
      const words = message.trim()
      const body = words === '' ? {} : { message: words, client_id: ports.random.uuid() }
      return refetchAfter(await ports.http.call(marketWire.declineVendor, { params: ofVendor, body, logFailure: true }))
    },

    async undoDecline() {
      return refetchAfter(await ports.http.call(marketWire.undoDecline, { params: ofVendor, logFailure: true }))
    },

    async pay(invoice) {
      const lead = currentLead()
      if (!lead) return notLoaded()
      const { origin, pathname } = new URL(navigation.address())
      const body = {
        ...NO_CARD,
        invoice: invoice.id,
        leadId: lead.lead_id,
        cancel_url: origin + pathname,
        // For information only. The backend reads the amount and the recipient from the invoice.
        invoice_to: lead.user.user_id,
        invoice_name: invoice.invoice_name,
        invoice_amount_due: invoice.amount_due,
      }
      return toRedirect(ports, await ports.http.call(marketWire.payInvoice, { body, logFailure: true }))
    },

    async openChat() {
      const lead = currentLead()
      if (lead?.chatroom) return toChat(lead.chatroom)
      if (lead?.vendor_user_id === undefined) return notLoaded()
      const params = { vendor_user_id: String(lead.vendor_user_id) }
      const result = await ports.http.call(vendorWire.createChatRoom, {
        params,
        query: {},
        body: undefined,
        logFailure: true,
      })
      if (!result.ok) return result
      ports.once(createOpenedRooms).add(result.data.chatroom_id)
      return toChat(result.data)
    },
  }
}

function toChat(room: ChatRoom) {
  return { ok: true as const, path: messagesPath(room), roomId: room.chatroom_id }
}
