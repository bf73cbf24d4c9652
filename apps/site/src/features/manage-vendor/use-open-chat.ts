import type { LeadView } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { $router, openPath } from '../../shared/router.ts'

/** Opens the conversation, unless the person has gone elsewhere by the time there is one. */
export function useOpenChat(view: LeadView) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function open(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    const here = $router.get()?.path
    const result = await view.openChat()
    setState(result.ok ? 'idle' : 'failed')
    if (result.ok && $router.get()?.path === here) openPath(result.path)
  }

  return { isBusy: state === 'busy', hasFailed: state === 'failed', open }
}
