import { useClient } from '@vowkit/react'
import { getWeddingDay } from '@vowkit/sdk-core/account'
import { type EveningLight, SITE_PATHS, type WeddingDay } from '@vowkit/sdk-core/contract'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { boardMessages } from '../messages.ts'

/** The golden hour of the wedding day at its place, or a link to add the place. Renders nothing if the request fails. */
export function EveningLightLine({ weddingDate }: { weddingDate: string }) {
  const t = useMessages(boardMessages)
  const { ports } = useClient()
  const [day, setDay] = useState<WeddingDay | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another date has another light
  useEffect(() => {
    const left = new AbortController()
    getWeddingDay(ports, left.signal).then(
      (loaded) => !left.signal.aborted && setDay(loaded),
      // The failure is logged. The board is complete without the light.
      () => {},
    )
    return () => left.abort()
  }, [ports, weddingDate])

  if (day === null) return null
  if (day.light) return <Light light={day.light} />
  return (
    <a className="couple-card__ask" href={`${SITE_PATHS.settings}#wedding-location`}>
      {day.wedding_city === '' ? t.addPlace : t.unknownPlace}
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
