import { useClient } from '@vowkit/react'
import { listAnswers, type VendorAnswer } from '@vowkit/sdk-core/vendors'
import { useCallback, useEffect, useState } from 'react'

export type AnswersState =
  | { status: 'loading' | 'failed' }
  /** `hasFailed`: these answers may be outdated, because the latest refresh failed. */
  | { status: 'ready'; answers: VendorAnswer[]; hasFailed: boolean }

/**
 * Loads the answers of vendors. `vendors` are ids separated by commas. With `""`, loads the answers of the vendors that
 * the couple contacted last. `null` sends no request. `refresh` keeps the answers while it loads new ones. Also refreshes
 * when the page becomes visible.
 */
export function useAnswers(vendors: string | null): AnswersState & { isBusy: boolean; refresh: () => void } {
  const { ports } = useClient()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setIsBusy] = useState(vendors !== null)
  const [state, setState] = useState<AnswersState>({ status: 'loading' })
  const refresh = useCallback(() => setAttempt((last) => last + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the request again
  useEffect(() => {
    if (vendors === null) return
    const gone = new AbortController()
    const settle = (next: (last: AnswersState) => AnswersState) => {
      if (gone.signal.aborted) return
      setState(next)
      setIsBusy(false)
    }
    setIsBusy(true)
    setState((last) => (last.status === 'failed' ? { status: 'loading' } : last))
    listAnswers(ports, vendors === '' ? null : vendors.split(','), gone.signal).then(
      (answers) => settle(() => ({ status: 'ready', answers, hasFailed: false })),
      () => settle((last) => (last.status === 'ready' ? { ...last, hasFailed: true } : { status: 'failed' })),
    )
    return () => gone.abort()
  }, [ports, vendors, attempt])

  useEffect(() => {
    const whenVisible = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', whenVisible)
    return () => document.removeEventListener('visibilitychange', whenVisible)
  }, [refresh])

  return { ...state, isBusy, refresh }
}
