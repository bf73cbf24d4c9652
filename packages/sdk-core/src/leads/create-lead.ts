import { atom, onMount } from 'nanostores'
import type { LeadData } from '../contract/leads/schema.ts'
import { marketWire } from '../contract/leads/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { messagesPath } from '../contract/site/paths.ts'
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
/** A lead that is not there may come; the longer it does not, the less it is asked for. */
const MISSING_POLL_MS = 300_000
/** Cards are typed in at the payment provider's, never here; the fields are part of the form all the same. */
const NO_CARD = { cc_num: '', cc_exp_month: '', cc_exp_year: '', cc_cvc: '' } as const

/** Opens what a couple shares with a vendor, by the vendor's id. The calls that follow use the lead's own. */
export function createLead(ports: FeaturePorts, vendorId: Id): LeadView {
  const { $token, session, clock, visibility, startLoop, navigation } = ports
  const complete = createCompleteLead(ports, vendorId)
  const $lead = atom<LeadState>({ status: 'loading' })
  /** Whose it is that is shown. */
  let owner: string | null = null

  const reading = createLatestRequest(async (signal) => {
    if ($lead.value.status === 'failed') $lead.set({ status: 'loading' })
    const result = await ports.http.call(marketWire.getLead, {
      params: { lead_id: String(vendorId) },
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
      reading.stop()
      if (token !== owner) $lead.set({ status: 'loading' })
      owner = token
      stop = token === null ? undefined : startLoop(follow)
    })
    return () => {
      unlisten()
      stop?.()
      reading.stop()
    }
  })

  async function follow(signal: AbortSignal): Promise<void> {
    for (let missed = 0; ; ) {
      await visibility.whenVisible(signal)
      await reading.send()
      missed = $lead.value.status === 'missing' ? missed + 1 : 0
      await clock.sleep(Math.min(POLL_MS * 2 ** missed, MISSING_POLL_MS), signal)
    }
  }

  /** The lead as this session knows it. */
  function known(): LeadData | null {
    return $lead.value.status === 'ready' && owner === session.token() ? $lead.value.lead : null
  }

  const unknown = () => errorResult(new SdkError('not_found', 'This lead is not known.'))

  async function changed(result: SaveResult): Promise<SaveResult> {
    if (!result.ok) return result
    await reading.send()
    return { ok: true }
  }

  return {
    $lead,
    refresh: reading.send,

    async upload(files, options = {}) {
      const lead = known()
      if (!lead) return unknown()
      const params = { lead_id: String(lead.lead_id) }
      // Also where nobody watches: what moves is not late.
      const sending = { onProgress: () => undefined, ...options, params, body: {}, files: { files } }
      return changed(await ports.http.call(marketWire.uploadLeadFiles, { ...sending, logFailure: true }))
    },

    async remove(fileId) {
      const params = { file_id: String(fileId) }
      return changed(await ports.http.call(marketWire.deleteLeadFile, { params, logFailure: true }))
    },

    async sign(fileId, { own, partner }) {
      const params = { file_id: String(fileId) }
      const body = { esign_doc: own.trim(), esign_doc_partner: partner.trim() }
      return changed(await ports.http.call(marketWire.signLeadFile, { params, body, logFailure: true }))
    },

    async pay(invoice) {
      const lead = known()
      if (!lead) return unknown()
      const { origin, pathname } = new URL(navigation.address())
      const body = {
        ...NO_CARD,
        invoice: invoice.id,
        leadId: lead.lead_id,
        cancel_url: origin + pathname,
        // For show: the backend knows from the invoice what is due, and to whom.
        invoice_to: lead.user.user_id,
        invoice_name: invoice.invoice_name,
        invoice_amount_due: invoice.amount_due,
      }
      return toRedirect(ports, await ports.http.call(marketWire.payInvoice, { body, logFailure: true }))
    },

    async openChat() {
      const lead = known()
      if (lead?.chatroom) return { ok: true, path: messagesPath(lead.chatroom) }
      if (lead?.vendor_user_id === undefined) return unknown()
      const params = { vendor_user_id: String(lead.vendor_user_id) }
      const result = await ports.http.call(vendorWire.createChatRoom, { params, query: {}, logFailure: true })
      if (!result.ok) return result
      ports.once(createOpenedRooms).add(result.data.chatroom_id)
      return { ok: true, path: messagesPath(result.data) }
    },
  }
}
