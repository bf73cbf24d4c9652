/** An element or a widget that is measured on a host page. */
export interface Subject {
  name: string
  /** What a page pastes. */
  html: string
  /** What is visible first: selectors separated by `>>>`, each in the shadow root of the one before. */
  visible: string
  /** The first thing a visitor does with it. */
  interaction?: Interaction
}

/** A click on `target`, or a key pressed in it. It is done when `ready` has a size. */
export interface Interaction {
  target: string
  key?: string
  ready: string
}
