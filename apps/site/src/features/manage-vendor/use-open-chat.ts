import type { LeadView } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { openUnlessLeft } from '../../shared/router.ts'

/** Returns a function that opens the conversation, unless the couple leaves the screen first. */
export function useOpenChat(view: LeadView) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function open(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    const openRoom = openUnlessLeft()
    const result = await view.openChat()
    setState(result.ok ? 'idle' : 'failed')
    if (result.ok) openRoom(result.path)
  }

  return { isBusy: state === 'busy', hasFailed: state === 'failed', open }
}
