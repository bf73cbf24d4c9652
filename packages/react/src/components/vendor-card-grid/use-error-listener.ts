import type { VendorPageState } from '@vowkit/sdk-core/vendors'
import { useEffect } from 'react'
import { useLatest } from '../../shared/use-latest.ts'

export type ErrorListener = (error: { code: string; message: string }) => void

/** Calls `onError` once for each failed page. */
export function useErrorListener(state: VendorPageState, onError: ErrorListener | undefined): void {
  const latest = useLatest(onError)
  const error = state.status === 'failed' ? state.error : null

  useEffect(() => {
    if (error) latest.current?.({ code: error.code, message: error.message })
  }, [error, latest])
}
