import { useClient } from '@vowkit/react'
import { useEffect, useRef } from 'react'
import { useSceneAnswers } from './scene-answers.tsx'

const BLOOM_MS = 900

/** Expands the couple's scene over the page, then calls `onEnd`. A click or a key skips the animation. */
export function Bloom({ onEnd }: { onEnd: () => void }) {
  const { clock } = useClient().ports
  const { setBlooming } = useSceneAnswers()
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
    setBlooming(true)
    clock.sleep(BLOOM_MS, signal).then(finish, () => {
      // The couple skipped the animation.
    })
    document.addEventListener('pointerdown', finish, { signal })
    document.addEventListener('keydown', finish, { signal })
    return () => {
      over.abort()
      setBlooming(false)
    }
  }, [clock, setBlooming])

  return null
}
