/** A widget to measure on a host page. */
export interface Subject {
  name: string
  /** The HTML snippet that embeds the widget in a page. */
  html: string
  /**
   * The node that becomes visible first, as selectors separated by `>>>`. Each selector applies to the shadow root of
   * the previous match.
   */
  visible: string
  /** The first interaction of a visitor with the widget. */
  interaction?: Interaction
}

/** A click on `target`, or a key press in `target`. The interaction is complete when the `ready` node has a height. */
export interface Interaction {
  target: string
  key?: string
  ready: string
}
