import type { ReadableAtom } from 'nanostores'
import { assistantWire } from '../contract/assistant/wire.ts'
import { ASSISTANT_HISTORY_LENGTH } from '../contract/shared/limits.ts'
import { toAttributionFields } from '../shared/attribution.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { Assistant, AssistantState } from './assistant.ts'
import { toVendorId } from './send-message.ts'
import { hasText } from './transcript.ts'

/** Creates a function that sends the conversation to a person. */
export function createHandOver(
  { http }: Pick<FeaturePorts, 'http'>,
  $state: Pick<ReadableAtom<AssistantState>, 'get'>,
): Assistant['handOver'] {
  return async ({ vendorId, email, attribution } = {}) => {
    const history = $state
      .get()
      .entries.filter(hasText)
      .slice(-ASSISTANT_HISTORY_LENGTH)
      .map(({ role, content }) => ({ role, content }))
    const vendor_id = toVendorId({ vendorId: vendorId ?? null })
    const body = { vendor_id, ...(email && { email }), history, ...toAttributionFields(attribution) }
    const result = await http.call(assistantWire.handOverConversation, { body })
    return result.ok ? { ok: true, answer: result.data } : { ok: false, error: result.error }
  }
}
