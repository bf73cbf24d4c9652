import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { adoptSheet } from './adopt-sheet.ts'
import { dispatchFrom } from './dispatch-from.ts'
import { keepKeysInside } from './keep-keys-inside.ts'
import { type EventOption, type PropType, readAttribute, toAttributeName } from './prop-types.ts'

export interface ElementOptions<Props> {
  /** Which props the element takes, and how. */
  props: { [Name in keyof Props]?: PropType }
  /** Which callbacks become events. */
  events: { [Name in keyof Props]?: EventOption }
  /** Adopted by every shadow root. */
  css: string
  /** Styles that are not needed at first. The component gets `loadStyles`, and calls it before it shows what they are for. */
  laterCss?: () => Promise<string>
}

const PROPS: unique symbol = Symbol.for('r2wc.props')
const RENDER: unique symbol = Symbol.for('r2wc.render')
const CONNECTED: unique symbol = Symbol.for('r2wc.connected')
const FOCUSABLE = 'textarea, input, select, button, a[href], [tabindex]'

/** The slots r2wc leaves open. */
interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, unknown>
  [CONNECTED]: boolean
  [RENDER](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * A class of elements that show a component. r2wc mounts, updates and unmounts it; attributes, properties and events
 * are ours, because r2wc reflects properties into the markup and mounts too early and too often.
 */
export function createElementClass<Props extends object>(
  Component: ComponentType<Props>,
  options: ElementOptions<Props>,
): new () => HTMLElement {
  const props = new Map<string, PropType>(Object.entries(options.props as Record<string, PropType>))
  const events = Object.entries(options.events as Record<string, EventOption>)
  const propOfAttribute = new Map(
    [...props].filter(([, type]) => type !== 'object').map(([p]) => [toAttributeName(p), p]),
  )
  const R2wcElement = r2wc(Component, { shadow: 'open' }) as new () => R2wcElement

  class WidgetElement extends R2wcElement {
    static readonly observedAttributes = [...propOfAttribute.keys()]

    constructor() {
      super()
      this[CONNECTED] = false
      this[PROPS] = Object.fromEntries(events.map(([callback, event]) => [callback, dispatchFrom(this, event)]))
      const { shadowRoot } = this
      const { css, laterCss } = options
      if (!shadowRoot) return
      adoptSheet(shadowRoot, css)
      if (laterCss) this[PROPS].loadStyles = async () => adoptSheet(shadowRoot, await laterCss())
      keepKeysInside(shadowRoot)
    }

    attributeChangedCallback(attribute: string, _old: string | null, value: string | null): void {
      const prop = propOfAttribute.get(attribute)
      if (prop) this.setProp(prop, readAttribute(value, props.get(prop) ?? 'string'))
    }

    override connectedCallback(): void {
      for (const prop of props.keys()) adoptOwnProperty(this, prop)
      super.connectedCallback()
    }

    /** Waits for a microtask: an element that is only being moved is connected again by then, and keeps its state. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** Lets `moveBefore` move the element without disconnecting it. */
    connectedMoveCallback(): void {}

    override focus(options?: FocusOptions): void {
      this.shadowRoot?.querySelector<HTMLElement>(FOCUSABLE)?.focus(options)
    }

    getProp(name: string): unknown {
      return this[PROPS][name]
    }

    setProp(name: string, value: unknown): void {
      if (this[PROPS][name] === value) return
      this[PROPS][name] = value
      this[RENDER]()
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

/** A property set before the script arrived hides the accessor: take its value over. */
function adoptOwnProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const value: unknown = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, value)
}
