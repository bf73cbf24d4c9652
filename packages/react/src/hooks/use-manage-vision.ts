import { deleteVision, renameVision } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** The state of the last request. */
export type ManageStatus = 'idle' | 'busy' | 'failed'

/**
 * Renames and deletes a vision. Both functions resolve to true if the backend has accepted the change. Every view of the
 * vision then updates, in other tabs too.
 */
export function useManageVision(visionId: string) {
  const { ports } = useClient()
  const [status, setStatus] = useState<ManageStatus>('idle')

  async function run(change: () => Promise<unknown>): Promise<boolean> {
    setStatus('busy')
    try {
      await change()
      setStatus('idle')
      return true
    } catch {
      // The functions of the client have logged the error.
      setStatus('failed')
      return false
    }
  }

  return {
    status,
    rename: (title: string) => run(() => renameVision(ports, visionId, title)),
    remove: () => run(() => deleteVision(ports, visionId)),
  }
}
