/** Something that is measured on a page of somebody else. */
export interface Subject {
  name: string
  /** What a page pastes. */
  html: string
  /** What is seen first: selectors parted by `>>>`, each in the shadow root of the one before. */
  visible: string
  /** What a click opens, and what is ready then. */
  panel?: { click: string; ready: string }
}
