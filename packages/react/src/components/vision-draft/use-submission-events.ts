import { useEffect } from 'react'
import type { useVisionDraft } from '../../hooks/use-vision-draft.ts'
import { useLatest } from '../../shared/use-latest.ts'

type VisionSubmission = Pick<ReturnType<typeof useVisionDraft>, 'draft' | 'submission'>

interface SubmissionListeners {
  onVisionCreate?: (vision: { id: string | null }) => void
  onError?: (error: { code: string; message: string }) => void
}

/** Calls a listener once when a submission has created a vision or failed. Resets the submission after success. */
export function useSubmissionEvents({ draft, submission }: VisionSubmission, listeners: SubmissionListeners): void {
  const latest = useLatest(listeners)

  useEffect(() => {
    if (submission.status === 'failed') {
      const { code, message } = submission.error
      latest.current.onError?.({ code, message })
    }
    if (submission.status !== 'created') return
    const { visionId } = submission
    // A vision without an id cannot be opened, so keep the note about the vision.
    if (visionId !== null) draft.dismiss()
    latest.current.onVisionCreate?.({ id: visionId })
  }, [draft, submission, latest])
}
