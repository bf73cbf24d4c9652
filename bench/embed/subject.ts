/** An element or a widget that is measured on a host page. */
export interface Subject {
  name: string
  /** The snippet that a page contains to embed the subject. */
  html: string
  /**
   * The node that becomes visible first: selectors separated by `>>>`, each for the shadow root of the previous match.
   */
  visible: string
  /** The first interaction of a visitor with the subject. */
  interaction?: Interaction
}

/** A click on `target`, or a key pressed in it. The interaction is complete when `ready` has a size. */
export interface Interaction {
  target: string
  key?: string
  ready: string
}
