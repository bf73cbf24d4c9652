/** Singular and plural noun for the vendors of a category, by category title. */
const NOUNS: Readonly<Record<string, readonly [string, string]>> = {
  Venues: ['venue', 'venues'],
  Photographers: ['photographer', 'photographers'],
  Videographers: ['videographer', 'videographers'],
  Florists: ['florist', 'florists'],
  Caterers: ['caterer', 'caterers'],
  Bar: ['bar service', 'bar services'],
  Cakes: ['cake maker', 'cake makers'],
  'DJs & Bands': ['DJ or band', 'DJs and bands'],
  Planners: ['planner', 'planners'],
  'Hair & Makeup': ['hair and makeup artist', 'hair and makeup artists'],
  Attire: ['attire maker', 'attire makers'],
  Stationery: ['stationer', 'stationers'],
  Rentals: ['rental company', 'rental companies'],
  Transport: ['transport company', 'transport companies'],
  Officiants: ['officiant', 'officiants'],
  Jewellers: ['jeweler', 'jewelers'],
}
const ANY = ['vendor', 'vendors'] as const

/** Returns the result count as text, for example `48 florists in {{region}}`. */
export function countLine(title: string, count: number): string {
  const [one, many] = NOUNS[title] ?? ANY
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many} in {{region}}`
}
