import { adoptSheets } from './adopt-sheets.ts'
import { dispatchFrom } from './dispatch-from.ts'
import { keepKeysInside } from './keep-keys-inside.ts'
import { type EventOption, type PropType, readValue, toAttributeName } from './prop-types.ts'

/** What an element shows in its shadow root while it is connected. */
export interface View<Props> {
  render(props: Props): void
  unmount(): void
}

export interface ElementOptions<Props> {
  /** Which props the element takes, and how. */
  props: { [Name in keyof Props]?: PropType }
  /** Which callbacks become events. */
  events: { [Name in keyof Props]?: EventOption }
  /** Sheets that every shadow root adopts, in this order; what several elements have is one sheet. */
  css: readonly string[]
}

const FOCUSABLE = 'textarea, input, select, button, a[href], [tabindex]'

/** An element that takes props by name, besides by attributes and properties. */
export interface PropElement extends HTMLElement {
  setProp(name: string, value: unknown): void
}

/** A class of elements that show something in a shadow root while they are connected. */
export function createElementClass<Props extends object>(
  createView: (shadow: ShadowRoot, element: PropElement) => View<Props>,
  options: ElementOptions<Props>,
): new () => PropElement {
  const props = new Map<string, PropType>(Object.entries(options.props as Record<string, PropType>))
  const events = Object.entries(options.events as Record<string, EventOption>)
  const propOfAttribute = new Map(
    [...props].filter(([, type]) => type !== 'object').map(([p]) => [toAttributeName(p), p]),
  )

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = [...propOfAttribute.keys()]
    readonly #values: Record<string, unknown>
    readonly #shadow = this.attachShadow({ mode: 'open' })
    #view: View<Props> | null = null

    constructor() {
      super()
      this.#values = Object.fromEntries(events.map(([callback, event]) => [callback, dispatchFrom(this, event)]))
      adoptSheets(this.#shadow, options.css)
      keepKeysInside(this.#shadow)
    }

    attributeChangedCallback(attribute: string, _old: string | null, value: string | null): void {
      const prop = propOfAttribute.get(attribute)
      if (prop) this.setProp(prop, value)
    }

    connectedCallback(): void {
      for (const prop of props.keys()) adoptOwnProperty(this, prop)
      if (mayWait()) setTimeout(() => this.isConnected && this.#show())
      else this.#show()
    }

    /** Waits for a microtask: an element that is only being moved is connected again by then, and keeps its state. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#view?.unmount()
        this.#view = null
      })
    }

    adoptedCallback(): void {
      adoptSheets(this.#shadow, [])
    }

    /** Lets `moveBefore` move the element without disconnecting it. */
    connectedMoveCallback(): void {}

    override focus(options?: FocusOptions): void {
      this.#shadow.querySelector<HTMLElement>(FOCUSABLE)?.focus(options)
    }

    getProp(name: string): unknown {
      return this.#values[name]
    }

    setProp(name: string, given: unknown): void {
      const value = readValue(given, props.get(name))
      if (this.#values[name] === value) return
      this.#values[name] = value
      this.#render()
    }

    #show(): void {
      this.#view ??= createView(this.#shadow, this)
      this.#render()
    }

    #render(): void {
      // Every prop is what the view says it takes: `options` is typed by it.
      this.#view?.render({ ...this.#values } as Props)
    }
  }

  for (const name of props.keys()) {
    // `lang` and its like are the browser's own properties and reach us as attributes.
    if (name in HTMLElement.prototype) continue
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.getProp(name)
      },
      set(this: WidgetElement, value: unknown) {
        this.setProp(name, value)
      },
    })
  }
  return WidgetElement
}

/**
 * Whether to render in the next task. While a page loads, the task that evaluates a script lays the page out too: rendering
 * there as well would hold it up for longer. Before the first paint nothing waits, so that nothing moves afterwards.
 */
function mayWait(): boolean {
  return document.readyState !== 'complete' && performance.getEntriesByType('paint').length > 0
}

/** A property set before the script arrived hides the accessor: take its value over. */
function adoptOwnProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const value: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, value)
}
