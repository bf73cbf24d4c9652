import { useStore } from '@nanostores/react'
import { useClient } from '@vowkit/react'
import type { SdkError } from '@vowkit/sdk-core'
import { createDeskProfile, type DeskProfileContent, type DeskProfileSection } from '@vowkit/sdk-core/desk'
import { useState } from 'react'
import { createDrafts } from './drafts.ts'

export type SectionStatus = 'idle' | 'saving' | 'saved'

/** A section of the profile while it is edited. */
export interface Section<Content> {
  /** The unsaved content, or the stored content. */
  content: Content
  isChanged: boolean
  status: SectionStatus
  error: SdkError | null
  change(part: Partial<Content>): void
  discard(): void
  save(): Promise<void>
  /** Discards the changes and loads the latest version. */
  loadLatest(): Promise<void>
  /** Saves the changes over the latest version. */
  overwrite(): Promise<void>
}

/** Edits one section. `stored` is its stored content. `prepare` converts the typed content before it is sent. */
export function useSection<Name extends DeskProfileSection>(
  name: Name,
  stored: DeskProfileContent[Name],
  prepare = (typed: DeskProfileContent[Name]) => typed,
): Section<DeskProfileContent[Name]> {
  const { ports } = useClient()
  const view = ports.once(createDeskProfile)
  const $drafts = ports.once(createDrafts)
  const draft = useStore($drafts)[name]
  const [status, setStatus] = useState<SectionStatus>('idle')
  const [error, setError] = useState<SdkError | null>(null)
  const content: DeskProfileContent[Name] = draft ?? stored

  function keep(next: DeskProfileContent[Name] | undefined) {
    const { [name]: _, ...others } = $drafts.value
    $drafts.set(next === undefined ? others : { ...others, [name]: next })
  }

  async function send(sent: DeskProfileContent[Name]) {
    if (status === 'saving') return
    setStatus('saving')
    setError(null)
    const result = await view.save[name](prepare(sent))
    setStatus(result.ok ? 'saved' : 'idle')
    if (!result.ok) setError(result.error)
    // Changes that were typed while the section was being saved stay unsaved, on top of the new version.
    else if ($drafts.value[name] === sent) keep(undefined)
    else keep({ ...($drafts.value[name] ?? sent), version: result.profile[name].version })
  }

  return {
    content,
    isChanged: draft !== undefined,
    status,
    error,
    change(part) {
      setStatus((before) => (before === 'saving' ? before : 'idle'))
      keep({ ...content, ...part })
    },
    discard() {
      setError(null)
      setStatus('idle')
      keep(undefined)
    },
    save: () => send(content),
    async loadLatest() {
      await view.refresh()
      setError(null)
      keep(undefined)
    },
    async overwrite() {
      await view.refresh()
      const state = view.$profile.get()
      if (state.status !== 'ready') return
      const next = { ...content, version: state.profile[name].version }
      keep(next)
      await send(next)
    },
  }
}
