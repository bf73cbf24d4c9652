import { useState } from 'react'

/** Which vision is open; `null` stands for the draft. A new id from the host opens that one. */
export function useOpenVision(visionId: string | undefined) {
  const [given, setGiven] = useState(visionId)
  const [opened, open] = useState(visionId ?? null)

  if (given !== visionId) {
    setGiven(visionId)
    open(visionId ?? null)
  }

  return [opened, open] as const
}
