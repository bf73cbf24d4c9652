import { useStore } from '@nanostores/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { FormEvent } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { $router, openPath } from '../../shared/router.ts'
import { useMediaQuery } from '../../shared/use-media-query.ts'
import type { PreferencesValues } from './preferences-values.ts'

/** The questions in order. */
export const QUESTIONS = ['categories', 'styles', 'budget'] as const
export type QuestionName = (typeof QUESTIONS)[number]

/** Screens on which the scene is above the form. */
const NARROW = '(max-width: 999px)'

export interface Questions {
  /** Whether each question is a screen of its own. */
  isApart: boolean
  /** The place of the shown question, starting at 0. */
  index: number
  isLast: boolean
  /** The progress: the number of the shown question divided by the number of questions, from 0 to 1. */
  share: number
  /** Opens the next question instead of submitting the form, unless the last question is shown. */
  onSubmitCapture: ((event: FormEvent) => void) | undefined
}

/**
 * On narrow screens, shows one question at a time if `canBeApart`. The question is in the query of the URL, so that Back returns to the
 * previous one, and a reload stays at the same one. A question without an answer is shown before the later ones.
 */
export function useQuestions(form: UseFormReturn<PreferencesValues>, canBeApart: boolean): Questions {
  const isNarrow = useMediaQuery(NARROW)
  const isApart = isNarrow && canBeApart
  const wanted = Number(useStore($router)?.search.question ?? 1)
  const [categories, styles] = useWatch({ control: form.control, name: ['categories', 'styles'] })
  const answered = categories.length === 0 ? 0 : styles.length === 0 ? 1 : 2
  const index = isApart ? Math.min(Math.max(Math.trunc(wanted) || 1, 1) - 1, answered) : QUESTIONS.length - 1
  const isLast = index === QUESTIONS.length - 1

  async function next(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const isValid = await form.trigger(QUESTIONS[index], { shouldFocus: true })
    if (isValid) openPath(`${SITE_PATHS.onboarding_preferences}?question=${index + 2}`)
  }

  return {
    isApart,
    index,
    isLast,
    share: (index + 1) / QUESTIONS.length,
    onSubmitCapture: isLast ? undefined : (event) => void next(event),
  }
}
