import { useClient } from '@vowkit/react'
import { getProfile } from '@vowkit/sdk-core/account'
import { BUDGET_SYMBOLS, splitStyles, type VisionFacts } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PreferencesValues } from './preferences-values.ts'

/**
 * Fills the open questions of the last step with the preferences that the couple has stored before, or with those
 * that the prompt of a vision names. Returns what it names.
 */
export function useKnownPreferences({
  getValues,
  setValue,
}: UseFormReturn<PreferencesValues>): VisionFacts | undefined {
  const { ports } = useClient()
  const [facts, setFacts] = useState<VisionFacts>()
  useEffect(() => {
    const left = new AbortController()
    getProfile(ports, left.signal).then(
      ({ wedding_description, wedding_budget, categories = [], vision_facts = {} }) => {
        if (left.signal.aborted) return
        const styles = splitStyles(wedding_description || vision_facts.wedding_description)
        const budget = BUDGET_SYMBOLS.find((symbol) => symbol === (wedding_budget || vision_facts.wedding_budget))
        if (categories.length > 0 && getValues('categories').length === 0)
          setValue('categories', categories.map(String))
        if (styles.length > 0 && getValues('styles').length === 0) setValue('styles', styles)
        if (budget && getValues('budget') === '') setValue('budget', budget)
        setFacts(vision_facts)
      },
      // The failure is logged. The couple can still answer.
      () => {},
    )
    return () => left.abort()
  }, [ports, getValues, setValue])
  return facts
}
