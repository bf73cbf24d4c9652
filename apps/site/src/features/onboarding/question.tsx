import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { onboardingMessages } from './messages.ts'
import { QUESTIONS, type QuestionName, type Questions } from './use-questions.ts'

export interface QuestionProps {
  name: QuestionName
  questions: Questions
  children: ReactNode
}

/**
 * One question of the preferences. Hidden while another question has the screen. When it is opened, its legend gets the
 * focus, so that screen readers announce it.
 */
export function Question({ name, questions: { isApart, index }, children }: QuestionProps) {
  const t = useMessages(onboardingMessages)
  const box = useRef<HTMLDivElement>(null)
  const shownBefore = useRef(index)
  const place = QUESTIONS.indexOf(name)
  const isShown = !isApart || place === index

  useEffect(() => {
    const isOpened = isApart && place === index && shownBefore.current !== index
    shownBefore.current = index
    if (!isOpened) return
    const legend = box.current?.querySelector<HTMLElement>('.choice__legend')
    if (legend) legend.tabIndex = -1
    legend?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [isApart, place, index])

  return (
    <div className="question" ref={box} hidden={!isShown} data-apart={isApart || undefined}>
      {isApart && <p className="question__place">{t.question(place + 1, QUESTIONS.length)}</p>}
      {children}
    </div>
  )
}
