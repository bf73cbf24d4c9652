import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CategoriesState } from '../../shared/use-categories.ts'
import type { PreferencesValues } from './preferences-values.ts'
import type { SceneAnswers } from './scene-answers.tsx'

/** Shows the preferences in the scene as the couple chooses them. */
export function useShownAnswers(
  form: UseFormReturn<PreferencesValues>,
  categories: CategoriesState,
  show: (answers: Partial<SceneAnswers>) => void,
): void {
  const [chosen, styles, budget] = useWatch({ control: form.control, name: ['categories', 'styles', 'budget'] })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when an answer changes
  useEffect(() => show({ styles, budget }), [styles, budget])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when an answer changes
  useEffect(() => {
    if (categories.status !== 'ready') return
    const titles = new Map(categories.found.map(({ id, title }) => [String(id), title]))
    show({ categories: chosen.flatMap((id) => titles.get(id) ?? []) })
  }, [chosen, categories])
}
