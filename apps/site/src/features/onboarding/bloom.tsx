import { useClient } from '@vowkit/react'
import { useEffect, useRef } from 'react'
import { WeddingScene } from '../../shared/scene/wedding-scene.tsx'
import { useSceneAnswers } from './scene-answers.tsx'

const BLOOM_MS = 900

/** The couple's scene opens over the page like an arch, then makes room. A click or a key ends it at once. */
export function Bloom({ onEnd }: { onEnd: () => void }) {
  const { clock } = useClient().ports
  const { answers } = useSceneAnswers()
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const finish = () => {
      if (signal.aborted) return
      over.abort()
      end.current()
    }
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
      finish()
      return
    }
    clock.sleep(BLOOM_MS, signal).then(finish, () => {
      // Somebody did not want to wait.
    })
    document.addEventListener('pointerdown', finish, { signal })
    document.addEventListener('keydown', finish, { signal })
    return () => over.abort()
  }, [clock])

  return (
    <div className="bloom" role="status">
      <span className="visually-hidden">All set. Opening your board.</span>
      <WeddingScene className="bloom__scene" styles={answers.styles} weddingDate={answers.weddingDate} />
    </div>
  )
}
