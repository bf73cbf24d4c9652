import type { UploadOptions } from '@vowkit/sdk-core/account'
import { useEffect, useRef, useState } from 'react'

export interface UploadRun {
  /** How much has been sent, from 0 to 1; `null` while nothing is. */
  progress: number | null
  /** Sends, and tells how far it is. */
  run<Result>(send: (options: UploadOptions) => Promise<Result>): Promise<Result>
  /** Stops what is being sent. */
  cancel(): void
}

/** One upload at a time; it ends with the screen. */
export function useUpload(): UploadRun {
  const [progress, setProgress] = useState<number | null>(null)
  const sending = useRef<AbortController | null>(null)
  const cancel = () => sending.current?.abort()

  useEffect(() => () => sending.current?.abort(), [])

  return {
    progress,
    cancel,
    async run(send) {
      cancel()
      const controller = new AbortController()
      sending.current = controller
      try {
        return await send({ signal: controller.signal, onProgress: setProgress })
      } finally {
        setProgress(null)
      }
    },
  }
}
