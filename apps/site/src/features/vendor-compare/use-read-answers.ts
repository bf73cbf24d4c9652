import { useClient } from '@vowkit/react'
import { readAnswer, type VendorAnswer } from '@vowkit/sdk-core/vendors'
import { useEffect } from 'react'

/** Marks the conversations of the shown answers as read, unless the page is hidden. */
export function useReadAnswers(answers: readonly VendorAnswer[]): void {
  const { ports } = useClient()
  useEffect(() => {
    if (document.visibilityState === 'hidden') return
    for (const answer of answers) void readAnswer(ports, answer)
  }, [ports, answers])
}
