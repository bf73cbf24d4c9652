/** One picture of a gallery. */
export interface Picture {
  src: string
  alt: string
  key: string
}
