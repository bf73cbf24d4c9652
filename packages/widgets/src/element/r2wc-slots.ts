/**
 * The symbols under which `@r2wc/core` stores an element's state. `Symbol.for` makes them available to subclasses:
 * https://github.com/bitovi/react-to-web-component/blob/main/packages/core/src/core.ts
 */
export const RENDER: unique symbol = Symbol.for('r2wc.render')
export const CONNECTED: unique symbol = Symbol.for('r2wc.connected')
export const CONTEXT: unique symbol = Symbol.for('r2wc.context')
export const PROPS: unique symbol = Symbol.for('r2wc.props')

/** An element that `@r2wc/core` created, with the members that subclasses use. */
export interface R2wcElement extends HTMLElement {
  /** The node into which the renderer mounts the component. */
  container: HTMLElement
  [CONNECTED]: boolean
  /** The return value of the renderer's `mount` function. */
  [CONTEXT]?: unknown
  [PROPS]: object
  /** Mounts or updates the component. Does nothing while the element is disconnected. */
  [RENDER](): void
  connectedCallback(): void
  attributeChangedCallback(attribute: string, old: string | null, value: string | null): void
  /** Unmounts the component. */
  disconnectedCallback(): void
}

export type R2wcClass = new () => R2wcElement
