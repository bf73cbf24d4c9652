import { useClient } from '@vowkit/react'
import { useEffect, useRef } from 'react'
import { useSceneAnswers } from './scene-answers.tsx'

const BLOOM_MS = 900

/** Opens the couple's scene over the whole page, then goes on. A click or a key goes on at once. */
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
      // Somebody did not want to wait.
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
