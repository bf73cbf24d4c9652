import { useEffect } from 'react'
import { useVisions } from '../../shared/compare/brief/use-visions.ts'
import { useSceneAnswers } from './scene-answers.tsx'

/** Keeps the scene at the venue of the couple’s latest vision. */
export function useVisionPlace(): void {
  const { answers, show } = useSceneAnswers()
  const visions = useVisions()
  const latest = visions?.[0]?.description ?? ''
  useEffect(() => {
    if (latest !== '' && answers.place === '') show({ place: latest })
  }, [latest, answers.place, show])
}
