/** What a reference image shows: an inspiration, or the wedding's venue. */
export type ImageRole = 'inspiration' | 'venue'

const VENUE = ';name=venue'

/** Returns the role of an image. The data URL contains it, so that it is stored and sent with the image. */
export function roleOf(url: string): ImageRole {
  return url.slice(0, url.indexOf(',')).includes(VENUE) ? 'venue' : 'inspiration'
}

/** Returns the data URL of the image with a different role. */
export function withRole(url: string, role: ImageRole): string {
  const comma = url.indexOf(',')
  const plain = url.slice(0, comma).replace(VENUE, '')
  return (role === 'venue' ? plain.replace(';', `${VENUE};`) : plain) + url.slice(comma)
}
