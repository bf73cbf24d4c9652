import type { ImageRole } from '../../contract/vision/image-role.ts'
import type { Placement } from '../../contract/vision/placement.ts'

export type { ImageRole, Placement }

/** Matches the role of an image in its data URL, with the placement in thousandths: `;name=venue_500_600_500_1000`. */
const VENUE = /;name=venue(?:_(\d{1,4})_(\d{1,4})_(\d{1,4})_(\d{1,4}))?/
const PARTS = 1000

/** Returns the role of an image. The role is part of the data URL, so that it is stored and sent with the image. */
export function roleOf(url: string): ImageRole {
  return VENUE.test(headerOf(url)) ? 'venue' : 'inspiration'
}

/** Returns a copy of the image's data URL with another role. Keeps the placement only for the role `venue`. */
export function withRole(url: string, role: ImageRole): string {
  if (role === roleOf(url)) return url
  return rename(url, role === 'venue' ? ';name=venue' : '')
}

/** Returns the place of the ceremony in a photo of the venue. Returns `null` if the visitor has chosen no place. */
export function placementOf(url: string): Placement | null {
  const parts = VENUE.exec(headerOf(url))?.slice(1).map(Number)
  if (!parts?.every((part) => part >= 0 && part <= PARTS)) return null
  const [archX = 0, archY = 0, endX = 0, endY = 0] = parts.map((part) => part / PARTS)
  return { arch: { x: archX, y: archY }, aisle_end: { x: endX, y: endY } }
}

/** Returns a copy of a photo's data URL with the placement of the ceremony, rounded to thousandths. */
export function withPlacement(url: string, placement: Placement | null): string {
  if (!placement) return rename(url, ';name=venue')
  const { arch, aisle_end: end } = placement
  const parts = [arch.x, arch.y, end.x, end.y].map((part) => Math.round(Math.min(1, Math.max(0, part)) * PARTS))
  return rename(url, `;name=venue_${parts.join('_')}`)
}

function headerOf(url: string): string {
  return url.slice(0, url.indexOf(','))
}

function rename(url: string, name: string): string {
  const header = headerOf(url)
  return header.replace(VENUE, '').replace(';', `${name};`) + url.slice(header.length)
}
