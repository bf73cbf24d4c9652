import { prepareDownload, type VisionDetail } from '@vowkit/sdk-core/vision'
import { type MouseEvent, useState } from 'react'
import { useClient } from '../../provider/use-client.ts'

export type DownloadStatus = 'idle' | 'preparing' | 'failed'

/**
 * Downloads the latest image of a vision. A vision with an illustrated image is drawn in full size first. Without a
 * vision, the link downloads its own image.
 */
export function useDownload(vision: VisionDetail | undefined) {
  const { ports } = useClient()
  const [status, setStatus] = useState<DownloadStatus>('idle')

  async function start(illustrated: VisionDetail) {
    setStatus('preparing')
    try {
      save(await prepareDownload(ports, illustrated))
      setStatus('idle')
    } catch {
      // The client has logged the error.
      setStatus('failed')
    }
  }

  return {
    status,
    onDownload(event: MouseEvent) {
      if (!vision?.is_illustrated) return
      event.preventDefault()
      if (status !== 'preparing') void start(vision)
    },
  }
}

/** Saves a file. The page stays open, because the server sends the file as an attachment. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
