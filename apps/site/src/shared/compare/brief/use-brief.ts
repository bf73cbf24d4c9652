import { useClient } from '@vowkit/react'
import type { BriefOutcome } from '@vowkit/sdk-core/contract'
import { type Brief, sendBrief } from '@vowkit/sdk-core/vendors'
import { useRef, useState } from 'react'

export type BriefState =
  | { status: 'editing' | 'sending' | 'failed' }
  | { status: 'done'; outcomes: ReadonlyMap<string, BriefOutcome> }

/** Sends a brief. The same brief has the same idempotency key, so that a repeated press or a retry sends it once. */
export function useBrief(onSent: () => void) {
  const { ports } = useClient()
  const [state, setState] = useState<BriefState>({ status: 'editing' })
  const intent = useRef({ brief: '', key: '' })
  const isPending = useRef(false)

  async function send(brief: Brief): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    const text = JSON.stringify(brief)
    if (intent.current.brief !== text) intent.current = { brief: text, key: ports.random.uuid() }
    setState({ status: 'sending' })
    const result = await sendBrief(ports, brief, intent.current.key)
    isPending.current = false
    if (!result.ok) return setState({ status: 'failed' })
    const outcomes = result.data.results.map(({ vendor_id, outcome }) => [String(vendor_id), outcome] as const)
    setState({ status: 'done', outcomes: new Map(outcomes) })
    onSent()
  }

  return { state, send }
}
