import { useStore } from '@nanostores/react'
import { draftOf, type SubmitOptions } from '@vowkit/sdk-core/vision'
import { useRef, useState } from 'react'
import { useGivenAttribution } from '../provider/attribution.tsx'
import { useClient } from '../provider/use-client.ts'

export interface VisionDraftOptions extends SubmitOptions {
  /** Separates this draft from other drafts on the page. Drafts with the same value share their text and images. */
  storageScope?: string
  /** The initial text. It is stored only once the visitor edits or submits it. */
  prompt?: string
}

/** Returns the draft of a vision and its submission. `setText` edits the prompt and `submit` sends the draft. */
export function useVisionDraft({ storageScope, prompt = '', ...given }: VisionDraftOptions = {}) {
  const attribution = useGivenAttribution(given)
  const draft = draftOf(useClient().ports, storageScope)
  const state = useStore(draft.$draft, { ssr: 'initial' })
  const submission = useStore(draft.$submission, { ssr: 'initial' })
  const [isOffered, setOffered] = useState(true)
  // A ref in addition to the state, because a submission can start before the next render.
  const isOfferedNow = useRef(true)
  const text = isOffered && state.text === '' ? prompt : state.text

  function setText(prompt: string) {
    isOfferedNow.current = false
    setOffered(false)
    draft.setText(prompt)
  }

  function submit() {
    if (isOfferedNow.current && prompt !== '' && draft.$draft.get().text === '') setText(prompt)
    void draft.submit(attribution)
  }

  return { draft, state: { ...state, text }, submission, setText, submit }
}
