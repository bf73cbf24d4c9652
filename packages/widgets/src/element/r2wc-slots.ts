/**
 * The symbols under which `@r2wc/core` stores an element's state. They are registered symbols, so subclasses can use
 * them: https://github.com/bitovi/react-to-web-component/blob/main/packages/core/src/core.ts
 */
export const RENDER: unique symbol = Symbol.for('r2wc.render')
export const CONNECTED: unique symbol = Symbol.for('r2wc.connected')
export const CONTEXT: unique symbol = Symbol.for('r2wc.context')
export const PROPS: unique symbol = Symbol.for('r2wc.props')

/** An element that `r2wc` created, with the members that its subclasses use. */
export interface R2wcElement extends HTMLElement {
  /** The node that the renderer mounts into. */
  container: HTMLElement
  [CONNECTED]: boolean
  /** The return value of the renderer's `mount`. */
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
