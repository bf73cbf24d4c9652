import { useClient } from '@vowkit/react'
import { promptIn } from '@vowkit/sdk-core/contract'
import { draftOf } from '@vowkit/sdk-core/vision'
import { useEffect } from 'react'

/**
 * Fills the draft with the prompt in the URL, which the landing page links to, and removes it from the URL. The visitor
 * can undo this if the draft already had a different text.
 */
export function useCarriedPrompt(): void {
  const { ports } = useClient()

  useEffect(() => {
    const { hash, pathname, search } = window.location
    const prompt = promptIn(hash)
    if (prompt === '') return
    window.history.replaceState(window.history.state, '', pathname + search)
    const draft = draftOf(ports)
    const { text } = draft.$draft.get()
    if (text.trim() === '') draft.setText(prompt)
    else if (text.trim() !== prompt.trim()) void draft.typeSample(prompt, { instantly: true })
  }, [ports])
}
