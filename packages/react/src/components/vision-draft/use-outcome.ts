import { useEffect } from 'react'
import type { useVisionDraft } from '../../hooks/use-vision-draft.ts'
import { useLatest } from '../../shared/use-latest.ts'

type Vision = Pick<ReturnType<typeof useVisionDraft>, 'draft' | 'submission'>

interface OutcomeListeners {
  onVisionCreate?: (vision: { id: string | null }) => void
  onError?: (error: { code: string; message: string }) => void
}

/** Tells once what became of a vision that was sent. One that was made leaves the draft ready for the next. */
export function useOutcome({ draft, submission }: Vision, listeners: OutcomeListeners): void {
  const latest = useLatest(listeners)

  useEffect(() => {
    if (submission.status === 'failed') {
      const { code, message } = submission.error
      latest.current.onError?.({ code, message })
    }
    if (submission.status !== 'created') return
    const { visionId } = submission
    // One without an id keeps its note: nothing else will show it here.
    if (visionId !== null) draft.dismiss()
    latest.current.onVisionCreate?.({ id: visionId })
  }, [draft, submission, latest])
}
