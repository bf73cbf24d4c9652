import type { Id } from '@vowkit/sdk-core/contract'
import type { LeadView } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { openUnlessLeft } from '../../shared/router.ts'

/**
 * Returns a function that opens the conversation, unless the couple leaves the screen first. `prepare` runs before, for
 * example to add a draft.
 */
export function useOpenChat(view: LeadView, prepare?: (roomId: Id) => Promise<void>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function open(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    const openRoom = openUnlessLeft()
    const result = await view.openChat()
    // The conversation opens without the draft if its module does not load.
    if (result.ok) await prepare?.(result.roomId).catch(() => undefined)
    setState(result.ok ? 'idle' : 'failed')
    if (result.ok) openRoom(result.path)
  }

  return { isBusy: state === 'busy', hasFailed: state === 'failed', open }
}
