import { useClient } from '@vowkit/react'
import { getProfile, getWeddingDay } from '@vowkit/sdk-core/account'
import { type EveningLight, SITE_PATHS, type WeddingDay } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { PlaceQuestion } from '../../../shared/place-question/place-question.tsx'
import { boardMessages } from '../messages.ts'

/** The golden hour of the wedding day at its place, or a question about the place. Renders nothing if the request fails. */
export function EveningLightLine({ weddingDate }: { weddingDate: string }) {
  const t = useMessages(boardMessages)
  const { ports } = useClient()
  const [day, setDay] = useState<WeddingDay | null>(null)
  const [savedPlace, setSavedPlace] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another date or place has another light
  useEffect(() => {
    const left = new AbortController()
    getWeddingDay(ports, left.signal).then(
      (loaded) => !left.signal.aborted && setDay(loaded),
      // The failure is logged. The board is complete without the light.
      () => {},
    )
    return () => left.abort()
  }, [ports, weddingDate, savedPlace])

  if (day === null) return null
  if (day.light) return <Light light={day.light} />
  if (day.wedding_city === '') return <PlaceAsk onSaved={setSavedPlace} />
  return <PlaceLink>{t.unknownPlace}</PlaceLink>
}

/** Asks for the place. If the couple's visions name one, asks whether it is right. */
function PlaceAsk({ onSaved }: { onSaved: (place: string) => void }) {
  const t = useMessages(boardMessages)
  const { ports } = useClient()
  const [place, setPlace] = useState<string>()

  useEffect(() => {
    const left = new AbortController()
    getProfile(ports, left.signal).then(
      ({ vision_facts }) => !left.signal.aborted && setPlace(vision_facts?.wedding_city ?? ''),
      // The failure is logged. The couple can still enter the place.
      () => !left.signal.aborted && setPlace(''),
    )
    return () => left.abort()
  }, [ports])

  if (place === undefined) return null
  if (place === '') return <PlaceLink>{t.addPlace}</PlaceLink>
  return <PlaceQuestion place={place} onSaved={() => onSaved(place)} />
}

function PlaceLink({ children }: { children: string }) {
  return (
    <a className="couple-card__ask" href={`${SITE_PATHS.settings}#wedding-location`}>
      {children}
    </a>
  )
}

function Light({ light: { place, time_zone: timeZone, golden_hour, sunset } }: { light: EveningLight }) {
  const t = useMessages(boardMessages)
  const times = [
    golden_hour === undefined ? '' : t.goldenHour(new Date(golden_hour), timeZone),
    sunset === undefined ? '' : t.sunset(new Date(sunset), timeZone),
  ].filter(Boolean)
  if (times.length === 0) return null
  return (
    <p className="couple-card__light">
      {times.join(' · ')} <span className="couple-card__place">{t.lightIn(place)}</span>
    </p>
  )
}
