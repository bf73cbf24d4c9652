import type { UploadOptions } from '@vowkit/sdk-core/account'
import { useEffect, useRef, useState } from 'react'

export interface UploadRun {
  /** The progress of the upload, from 0 to 1. `null` while no upload is running. */
  progress: number | null
  /** Cancels the previous upload, then runs `send` and updates `progress`. */
  run<Result>(send: (options: UploadOptions) => Promise<Result>): Promise<Result>
  /** Cancels the running upload. */
  cancel(): void
}

/** Runs one upload at a time, and cancels it on unmount. */
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
