import type { R2wcClass } from './r2wc-slots.ts'

/** The interactive app of an element: its component, style sheets and languages. */
export interface WidgetApp {
  /** Style sheets of the app that the static first view does not use, in cascade order. */
  css: readonly string[]
  /**
   * The component as an unregistered class made by `@r2wc/react-to-web-component`. The element calls the renderer of
   * this class.
   */
  Element: R2wcClass
  /** Whether the app can render these props immediately. Returns `false` until the language of the props has loaded. */
  isReady(props: object): boolean
  /** Loads the language that the app needs to render these props. Never rejects, because English is the fallback. */
  prepare(props: object): Promise<void>
}

/** Loads the app of an element. Concurrent calls share one load. After a failed load, the next call retries. */
export interface AppLoader {
  load(props: object): Promise<WidgetApp>
  /** Returns the app, or `undefined` until it has loaded. */
  get(): WidgetApp | undefined
}
