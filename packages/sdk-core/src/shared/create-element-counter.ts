import { countWire } from '../contract/figures/count-wire.ts'
import type { Attribution } from './attribution.ts'
import type { FeaturePorts } from './feature-ports.ts'

/** `view`: the element is visible. `draft`: the visitor has started to type a prompt or a message. */
export type ElementEvent = 'view' | 'draft'

/**
 * Counts an element in the figures of the vendor or the partner who owns the page. Sends nothing without both, and each
 * event only once for a page load and an element. The backend stores no data about the visitor.
 */
export type CountElement = (event: ElementEvent, place: Attribution) => void

/** Creates the counter of a client. Get the client's only instance with `client.ports.once(createElementCounter)`. */
export function createElementCounter({ apiHost, beacon }: Pick<FeaturePorts, 'apiHost' | 'beacon'>): CountElement {
  const sent = new Set<string>()

  return (event, { element, partner, vendorId }) => {
    if (!element || !(vendorId || partner)) return
    const fields = { event, element, ...(vendorId && { vendor_id: String(vendorId) }), ...(partner && { partner }) }
    const key = JSON.stringify(fields)
    if (sent.has(key)) return
    sent.add(key)
    beacon?.(apiHost + countWire.countElement.path, fields)
  }
}
