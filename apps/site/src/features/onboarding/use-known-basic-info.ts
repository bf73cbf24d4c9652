import { useClient } from '@vowkit/react'
import { getProfile } from '@vowkit/sdk-core/account'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BasicInfoValues } from './basic-info-values.ts'

/** Fills the empty fields of the second step with what the couple has said elsewhere, such as on the board. */
export function useKnownBasicInfo({ getValues, setValue }: UseFormReturn<BasicInfoValues>): void {
  const { ports } = useClient()
  useEffect(() => {
    const left = new AbortController()
    getProfile(ports, left.signal).then(
      ({ partner_name, partner_email, wedding_date }) => {
        if (left.signal.aborted) return
        const known = { partnerName: partner_name, partnerEmail: partner_email, weddingDate: wedding_date }
        for (const name of ['partnerName', 'partnerEmail', 'weddingDate'] as const)
          if (known[name] && getValues(name) === '') setValue(name, known[name])
      },
      // The failure is logged. The couple can still fill in the fields.
      () => {},
    )
    return () => left.abort()
  }, [ports, getValues, setValue])
}
