import { useStore } from '@nanostores/react'
import { visionEditOf } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'
import { useLatest } from '../shared/use-latest.ts'

/** Called when the backend has accepted an edit. */
export type EditListener = (edit: { id: string; text: string }) => void

/** Returns the edit form of a vision. `edit.submit` resolves to true if the backend accepts the edit. */
export function useVisionEdit(visionId: string, onEditSubmit?: EditListener) {
  const edit = visionEditOf(useClient().ports, visionId)
  const state = useStore(edit.$edit, { ssr: 'initial' })
  const listener = useLatest(onEditSubmit)

  async function submit(offered?: string) {
    const text = offered ?? state.text
    const isAccepted = await edit.submit(offered)
    if (isAccepted) listener.current?.({ id: visionId, text })
    return isAccepted
  }

  return { edit: { ...edit, submit }, state }
}
