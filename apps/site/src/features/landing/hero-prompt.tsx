import { newVisionPath } from '@vowkit/sdk-core/contract'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { landingMessages } from './messages.ts'
import type { DrawnSketch } from './sketch/drawn-sketch.ts'
import { SketchLazy } from './sketch/sketch.lazy.tsx'
import { PROMPT_FIELD } from './use-hero-prompt.ts'

/** Enough for a few sentences, and less than a vision accepts. */
const MAX_LENGTH = 600

export interface HeroPromptProps {
  field: RefObject<HTMLTextAreaElement | null>
  prompt: string
  onPrompt: (prompt: string) => void
  onDraw: (drawn: DrawnSketch) => void
  /** The content over the field and its button. */
  children: ReactNode
}

/**
 * A field for a sentence about the wedding. Below it are three examples or, once there is a sentence, what its scene
 * shows and the link that turns the sentence into a vision. The code that draws loads when the field gets the focus.
 */
export function HeroPrompt({ field, prompt, onPrompt, onDraw, children }: HeroPromptProps) {
  const t = useMessages(landingMessages)
  const [hadFocus, setHadFocus] = useState(false)
  const id = useId()
  const isEmpty = prompt.trim() === ''

  function leaveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // The prompt is one paragraph. On phones, closing the keyboard shows the scene.
    event.preventDefault()
    if (window.matchMedia('(pointer: coarse)').matches) event.currentTarget.blur()
  }

  return (
    <div className="hero-card">
      <label className="hero-card__label" htmlFor={id}>
        {t.describe}
      </label>
      <div className="hero-card__field">
        <textarea
          ref={field}
          id={id}
          className={PROMPT_FIELD}
          rows={1}
          maxLength={MAX_LENGTH}
          enterKeyHint="done"
          autoComplete="off"
          value={prompt}
          onChange={(event) => onPrompt(event.target.value)}
          onFocus={() => setHadFocus(true)}
          onKeyDown={leaveOnEnter}
        />
        {children}
      </div>
      {isEmpty && (
        <p className="hero-card__examples">
          <span className="hero-card__hint">{t.tryExample}</span>
          {t.examples.map(({ label, prompt: example }) => (
            <button key={label} type="button" className="hero-card__example" onClick={() => onPrompt(example)}>
              {label}
            </button>
          ))}
        </p>
      )}
      {(hadFocus || !isEmpty) && <SketchLazy prompt={prompt.trim()} onDraw={onDraw} />}
      {!isEmpty && (
        <p className="hero-card__foot">
          <a className="button" href={newVisionPath(prompt.trim())}>
            {t.fullVision}
          </a>
          <span className="hero-card__note">{t.preview}</span>
        </p>
      )}
    </div>
  )
}
