import { useClient } from '@vowkit/react'
import { type CoupleProfile, getProfile } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BasicInfoValues } from './basic-info-values.ts'

/**
 * Fills the empty fields of the second step with what the couple has said elsewhere, such as on the board or in the
 * prompt of a vision. Returns the couple's profile, or null until it has loaded.
 */
export function useKnownBasicInfo({ getValues, setValue }: UseFormReturn<BasicInfoValues>): CoupleProfile | null {
  const { ports } = useClient()
  const [profile, setProfile] = useState<CoupleProfile | null>(null)
  useEffect(() => {
    const left = new AbortController()
    getProfile(ports, left.signal).then(
      (found) => {
        if (left.signal.aborted) return
        const known = toBasicInfo(found)
        for (const name of ['partnerName', 'partnerEmail', 'weddingDate', 'guests'] as const)
          if (known[name] && getValues(name) === '') setValue(name, known[name])
        setProfile(found)
      },
      // The failure is logged. The couple can still fill in the fields.
      () => {},
    )
    return () => left.abort()
  }, [ports, getValues, setValue])
  return profile
}

function toBasicInfo({ partner_name, partner_email, wedding_date, guests, vision_facts = {} }: CoupleProfile) {
  return {
    partnerName: partner_name,
    partnerEmail: partner_email,
    weddingDate: wedding_date || vision_facts.wedding_date,
    guests: String(guests ?? vision_facts.guests ?? ''),
  }
}
