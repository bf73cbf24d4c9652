import { useEffect } from 'react'
import type { useVisionDraft } from '../../hooks/use-vision-draft.ts'
import { useLatest } from '../../shared/use-latest.ts'

type Vision = Pick<ReturnType<typeof useVisionDraft>, 'draft' | 'submission'>

/** Tells once that a vision was made. One with an id leaves the draft ready for the next; one without keeps its note. */
export function useCreated({ draft, submission }: Vision, onVisionCreate?: (vision: { id: string | null }) => void) {
  const tell = useLatest(onVisionCreate)

  useEffect(() => {
    if (submission.status !== 'created') return
    const { visionId } = submission
    if (visionId !== null) draft.dismiss()
    tell.current?.({ id: visionId })
  }, [draft, submission, tell])
}
