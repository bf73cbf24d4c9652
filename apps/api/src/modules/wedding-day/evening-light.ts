import { getTimes } from 'suncalc'
import type { Place } from '../places/service.ts'

/** The evening light of a day. A time is null if the sun does not reach that height, as in a polar summer. */
export interface Light {
  goldenHour: Date | null
  sunset: Date | null
}

/** Calculates the evening light at a place on a date, `YYYY-MM-DD`. */
export function eveningLight({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>, date: string): Light {
  // Noon by the sun, so that the calculation belongs to this date on both sides of the date line.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (longitude / 15) * 3_600_000)
  const { goldenHour, sunset } = getTimes(noon, latitude, longitude)
  return { goldenHour: known(goldenHour), sunset: known(sunset) }
}

function known(time: Date | null): Date | null {
  return time && !Number.isNaN(time.getTime()) ? time : null
}
