import type { ProfileForm } from '@vowkit/sdk-core/account'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'

/** The fragments of URLs that open the settings at a field. */
const FIELDS: Readonly<Record<string, keyof ProfileForm>> = {
  '#wedding-date': 'wedding_date',
  '#wedding-location': 'wedding_city',
}

/** Scrolls to the field of the URL's fragment and focuses it. The board has such links. */
export function useFieldArrival({ setFocus }: UseFormReturn<ProfileForm>): void {
  useEffect(() => {
    const name = FIELDS[window.location.hash]
    if (!name) return
    setFocus(name)
    document.activeElement?.scrollIntoView({ block: 'center' })
  }, [setFocus])
}
