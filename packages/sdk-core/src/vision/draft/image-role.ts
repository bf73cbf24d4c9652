import type { ImageRole } from '../../contract/vision/image-role.ts'

export type { ImageRole }

const VENUE = ';name=venue'

/** Returns the role of an image. The role is part of the data URL, so that it is stored and sent with the image. */
export function roleOf(url: string): ImageRole {
  return url.slice(0, url.indexOf(',')).includes(VENUE) ? 'venue' : 'inspiration'
}

/** Returns a copy of the image's data URL with another role. */
export function withRole(url: string, role: ImageRole): string {
  const comma = url.indexOf(',')
  const plain = url.slice(0, comma).replace(VENUE, '')
  return (role === 'venue' ? plain.replace(';', `${VENUE};`) : plain) + url.slice(comma)
}
