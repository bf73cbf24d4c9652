import { atom } from 'nanostores'
import type { LeadState } from '../contract/desk/states.ts'
import { deskWire } from '../contract/desk/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import { createOpenedRooms } from '../shared/opened-rooms.ts'
import type { SaveResult } from '../shared/save-result.ts'
import type { DeskLeadState, DeskLeadView } from './desk.ts'
import { pollPerSession } from './poll-per-session.ts'

/** Creates the view of one of the vendor's leads. */
export function createDeskLead(ports: FeaturePorts, leadId: Id): DeskLeadView {
  const { http } = ports
  const $lead = atom<DeskLeadState>({ status: 'loading' })
  const params = { lead_id: String(leadId) }

  const request = createLatestRequest(async (signal) => {
    if ($lead.value.status === 'failed') $lead.set({ status: 'loading' })
    const result = await http.call(deskWire.getDeskLead, { params, signal, logFailure: true })
    if (signal.aborted) return
    if (result.ok) $lead.set({ status: 'ready', lead: result.data })
    else if (result.status === 404 || result.status === 403) $lead.set({ status: 'missing' })
    else if ($lead.value.status !== 'ready') $lead.set({ status: 'failed' })
  })

  pollPerSession(ports, $lead, {
    reset: () => $lead.set({ status: 'loading' }),
    fetch: request.send,
    stop: request.stop,
  })

  async function refetchAfter(result: SaveResult): Promise<SaveResult> {
    if (!result.ok) return result
    await request.send()
    return { ok: true }
  }

  let changes = 0

  /** Sends a change. Shows the lead of the response, unless a newer change has been sent since. */
  async function update(body: { state?: LeadState; notes?: string }): Promise<SaveResult> {
    const change = ++changes
    const result = await http.call(deskWire.updateDeskLead, { params, body, logFailure: true })
    if (!result.ok) return result
    if (change === changes && $lead.value.status === 'ready') {
      // A pending fetch may return the lead from before the change.
      request.stop()
      $lead.set({ status: 'ready', lead: result.data })
    }
    return { ok: true }
  }

  return {
    $lead,
    refresh: request.send,
    setState: (state) => update({ state }),
    saveNotes: (notes) => update({ notes }),

    async markSeen() {
      const result = await http.call(deskWire.markDeskLeadSeen, { params, logFailure: true })
      return result.ok ? { ok: true } : result
    },

    async openRoom() {
      if ($lead.value.status === 'ready' && $lead.value.lead.room_id !== undefined) {
        return { ok: true, roomId: $lead.value.lead.room_id }
      }
      const result = await http.call(deskWire.openDeskRoom, { params, logFailure: true })
      if (!result.ok) return result
      const roomId = result.data.room_id
      ports.once(createOpenedRooms).add(roomId)
      await request.send()
      return { ok: true, roomId }
    },

    async upload(files, { needsSignature = false, ...options } = {}) {
      // Always pass a progress listener, because each progress event resets the upload timeout.
      const sending = { onProgress: () => undefined, ...options, params, files: { files }, logFailure: true }
      const body = { needs_signature: needsSignature }
      return refetchAfter(await http.call(deskWire.uploadDeskDocuments, { ...sending, body }))
    },

    async remove(fileId) {
      const file = { file_id: String(fileId) }
      return refetchAfter(await http.call(deskWire.deleteDeskDocument, { params: file, logFailure: true }))
    },

    async requestSignature(fileId) {
      const file = { file_id: String(fileId) }
      return refetchAfter(await http.call(deskWire.requestSignature, { params: file, logFailure: true }))
    },

    async countersign(fileId, name) {
      const sending = { params: { file_id: String(fileId) }, body: { name: name.trim() }, logFailure: true }
      return refetchAfter(await http.call(deskWire.countersignDocument, sending))
    },

    async sendInvoice({ name, lines, dueDate, deposit }, idempotencyKey) {
      const body = {
        name,
        lines,
        due_date: dueDate,
        ...(deposit && { deposit: { amount: deposit.amount, due_date: deposit.dueDate } }),
      }
      return refetchAfter(
        await http.call(deskWire.createDeskInvoice, { params, body, idempotencyKey, logFailure: true }),
      )
    },
  }
}
