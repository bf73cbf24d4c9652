import { useEffect } from 'react'
import type { useVisionDraft } from '../../hooks/use-vision-draft.ts'
import { useLatest } from '../../shared/use-latest.ts'

type Vision = Pick<ReturnType<typeof useVisionDraft>, 'draft' | 'submission'>

interface OutcomeListeners {
  onVisionCreate?: (vision: { id: string | null }) => void
  onError?: (error: { code: string; message: string }) => void
}

/** Calls a listener once when a vision was created or failed. A created vision resets the submission. */
export function useSubmissionEvents({ draft, submission }: Vision, listeners: OutcomeListeners): void {
  const latest = useLatest(listeners)

  useEffect(() => {
    if (submission.status === 'failed') {
      const { code, message } = submission.error
      latest.current.onError?.({ code, message })
    }
    if (submission.status !== 'created') return
    const { visionId } = submission
    // Without an id, the note stays: nothing else here shows the vision.
    if (visionId !== null) draft.dismiss()
    latest.current.onVisionCreate?.({ id: visionId })
  }, [draft, submission, latest])
}
