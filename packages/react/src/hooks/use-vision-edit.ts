import { useStore } from '@nanostores/react'
import { visionEditOf } from '@vowkit/sdk-core/vision'
import { useClient } from '../provider/use-client.ts'

/** The edit that somebody writes for a vision. */
export function useVisionEdit(visionId: string) {
  const edit = visionEditOf(useClient().ports, visionId)
  const state = useStore(edit.$edit, { ssr: 'initial' })
  return { edit, state }
}
