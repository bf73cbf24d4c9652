import { useStore } from '@nanostores/react'
import { draftOf, type SubmitOptions } from '@vowkit/sdk-core/vision'
import { useRef, useState } from 'react'
import { useClient } from '../provider/use-client.ts'

export interface VisionDraftOptions extends SubmitOptions {
  /** Drafts on one page that must not share their words need scopes of their own. */
  scope?: string
  /** Words to begin with; they are kept only once somebody touches them. */
  prompt?: string
}

/** A draft's state, and what a person can do with it. */
export function useVisionDraft({ scope, prompt = '', partner, vendorId }: VisionDraftOptions = {}) {
  const draft = draftOf(useClient().ports, scope)
  const state = useStore(draft.$draft, { ssr: 'initial' })
  const submission = useStore(draft.$submission, { ssr: 'initial' })
  const [isOffered, setOffered] = useState(true)
  // The same for submitting, which may come before the next render.
  const isOfferedNow = useRef(true)
  const text = isOffered && state.text === '' ? prompt : state.text

  function setText(words: string) {
    isOfferedNow.current = false
    setOffered(false)
    draft.setText(words)
  }

  function submit() {
    if (isOfferedNow.current && prompt !== '' && draft.$draft.get().text === '') setText(prompt)
    void draft.submit({ partner, vendorId })
  }

  return { draft, state: { ...state, text }, submission, setText, submit }
}
