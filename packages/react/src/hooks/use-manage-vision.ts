import { deleteVision, renameVision } from '@vowkit/sdk-core/vision'
import { useState } from 'react'
import { useClient } from '../provider/use-client.ts'

/** The state of the last request to rename or delete a vision. */
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
      // Ignores the error, because the client has already logged it.
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
