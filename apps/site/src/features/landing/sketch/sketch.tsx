import { useMessages } from '../../../shared/language/use-messages.ts'
import { sharedMessages } from '../../../shared/messages.ts'
import { laterMessages } from '../later/messages.ts'
import type { DrawnSketch } from './drawn-sketch.ts'
import { useSketch } from './use-sketch.ts'

export interface SketchProps {
  prompt: string
  onDraw: (drawn: DrawnSketch) => void
}

/** Draws the prompt, and lists what its scene shows and does not show. Screen readers hear it once the scene is drawn. */
export function Sketch({ prompt, onDraw }: SketchProps) {
  const t = useMessages(laterMessages)
  const shared = useMessages(sharedMessages)
  const { state, retry } = useSketch(prompt, onDraw)
  const { status } = state
  const { shown = [], notDrawn = [] } = state.reading ?? {}
  const isDrawn = status === 'drawn'
  return (
    <>
      {shown.length > 0 && (
        <p className="sketch__line">
          <span className="sketch__label">{isDrawn ? t.drawn : t.drawing}</span>
          {shown.map((label) => (
            <span key={label} className="sketch__chip" dir="auto">
              {label}
            </span>
          ))}
        </p>
      )}
      {notDrawn.length > 0 && (
        <p className="sketch__line">
          <span className="sketch__label">{t.notDrawn}</span>
          <span dir="auto">{notDrawn.join(', ')}</span>
        </p>
      )}
      {status === 'drawing' && shown.length === 0 && <p className="sketch__state">{t.drawing}…</p>}
      {status === 'nothing-shown' && <p className="sketch__state">{t.nothingShown}</p>}
      {status === 'failed' && (
        <p className="sketch__state">
          {t.sketchFailed}{' '}
          <button type="button" className="sketch__retry" onClick={retry}>
            {shared.tryAgain}
          </button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isDrawn && t.sketchTold(shown, notDrawn)}
        {status === 'nothing-shown' && t.nothingShown}
        {status === 'failed' && t.sketchFailed}
      </p>
    </>
  )
}
