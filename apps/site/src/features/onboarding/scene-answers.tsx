import type { BudgetSymbol, WeddingStyle } from '@vowkit/sdk-core/contract'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useKeptValues } from '../../shared/form/kept-values.ts'

/** The onboarding answers that the scene is drawn from. */
export interface SceneAnswers {
  /** The styles in the order they were chosen. */
  styles: WeddingStyle[]
  /** The wedding date as YYYY-MM-DD, or `""`. */
  weddingDate: string
  /** The description of the couple's vision, whose venue the scene shows. `""` without a vision. */
  place: string
  /** The titles of the chosen vendor categories. */
  categories: string[]
  budget: BudgetSymbol | ''
}

interface SceneAnswersContext {
  answers: SceneAnswers
  show(change: Partial<SceneAnswers>): void
  /** Whether the closing animation expands the scene over the whole page. */
  isBlooming: boolean
  setBlooming(isBlooming: boolean): void
}

const NOTHING: SceneAnswers = { styles: [], weddingDate: '', place: '', categories: [], budget: '' }
const Context = createContext<SceneAnswersContext | null>(null)

/** Provides the answers that the scene is drawn from. Stores them across steps and reloads. */
export function SceneAnswersProvider({ children }: { children: ReactNode }) {
  const kept = useKeptValues<SceneAnswers>('scene', ['styles', 'weddingDate', 'place', 'categories', 'budget'])
  const [answers, setAnswers] = useState(() => kept.over(NOTHING))
  const [isBlooming, setBlooming] = useState(false)
  const context = useMemo(
    () => ({
      answers,
      show: (change: Partial<SceneAnswers>) => setAnswers((before) => ({ ...before, ...change })),
      isBlooming,
      setBlooming,
    }),
    [answers, isBlooming],
  )
  useEffect(() => kept.keep(answers), [kept, answers])
  return <Context value={context}>{children}</Context>
}

/** Returns the answers that the scene is drawn from, and functions to change them. */
export function useSceneAnswers(): SceneAnswersContext {
  const context = useContext(Context)
  if (!context) throw new Error('useSceneAnswers needs an OnboardingLayout above it.')
  return context
}
