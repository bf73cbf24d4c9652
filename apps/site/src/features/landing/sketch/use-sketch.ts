import { useEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts'
import { createSketcher, type Sketcher } from '../../../shared/scene/create-sketcher.ts'
import type { SketchNews, SketchReading, SketchWish } from '../../../shared/scene/sketch.ts'
import { useObjectUrls } from '../../../shared/scene/use-object-urls.ts'
import { laterMessages } from '../later/messages.ts'
import type { DrawnSketch } from './drawn-sketch.ts'

/** Debounces typing, so that the scene follows phrases and not letters. */
const PAUSE_MS = 400

export interface SketchState {
  status: 'idle' | 'drawing' | 'drawn' | 'nothing-shown' | 'failed'
  /** What the scene of the latest read prompt shows. */
  reading: SketchReading | null
}

const IDLE: SketchState = { status: 'idle', reading: null }

/**
 * Draws a prompt in a worker after each pause in typing. An empty prompt only starts the worker, so that its code has
 * loaded by the first prompt. `onDraw` receives the images. After a failure, `retry` draws the prompt again.
 */
export function useSketch(prompt: string, onDraw: (drawn: DrawnSketch) => void) {
  const { sketchAlt } = useMessages(laterMessages)
  const { language } = useLanguage()
  const { addresses, add, clear } = useObjectUrls()
  const [state, setState] = useState(IDLE)
  const [attempt, setAttempt] = useState(0)
  const sketcher = useRef<Sketcher<SketchWish>>(null)
  const summary = useRef('')
  const latest = useRef({ prompt, onDraw, sketchAlt })
  latest.current = { prompt, onDraw, sketchAlt }

  useEffect(() => {
    const started = createSketcher<SketchWish>((news, wish) => {
      const wanted = latest.current.prompt
      if ('reading' in news) summary.current = news.reading.summary
      // An older prompt's image is closer to the wanted scene than the carousel.
      if ('picture' in news && wanted !== '') add(news.picture)
      if (wish.prompt === wanted) setState(({ reading }) => toState(news, reading))
    })
    started.prepare()
    sketcher.current = started
    return () => started.end()
  }, [add])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` draws the same prompt again
  useEffect(() => {
    if (prompt === '') {
      setState(IDLE)
      return clear()
    }
    setState(({ reading }) => ({ status: 'drawing', reading }))
    const pause = setTimeout(() => sketcher.current?.draw({ prompt, language }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [prompt, language, attempt, clear])

  useEffect(() => {
    const { onDraw, sketchAlt } = latest.current
    onDraw({ addresses, alt: sketchAlt(summary.current) })
  }, [addresses])

  return { state, retry: () => setAttempt(attempt + 1) }
}

function toState(news: SketchNews, reading: SketchReading | null): SketchState {
  if ('reading' in news) return { status: 'drawing', reading: news.reading }
  return { status: 'picture' in news ? 'drawn' : news.done, reading }
}
