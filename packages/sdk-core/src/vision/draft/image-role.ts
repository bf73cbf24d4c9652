/** What a reference image is of: something to go by, or the place itself. */
export type ImageRole = 'inspiration' | 'venue'

const VENUE = ';name=venue'

/** What the image in a data URL is of. The URL says it itself, so that it is kept and sent with the image. */
export function roleOf(url: string): ImageRole {
  return url.slice(0, url.indexOf(',')).includes(VENUE) ? 'venue' : 'inspiration'
}

/** The same image with another role. */
export function withRole(url: string, role: ImageRole): string {
  const comma = url.indexOf(',')
  const plain = url.slice(0, comma).replace(VENUE, '')
  return (role === 'venue' ? plain.replace(';', `${VENUE};`) : plain) + url.slice(comma)
}
