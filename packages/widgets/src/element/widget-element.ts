import r2wc from '@r2wc/core'
import { createLooks, type Looks } from '../theme/looks.ts'
import { adoptSheets } from './adopt-sheets.ts'
import { type AppSchedule, scheduleApp } from './app-schedule.ts'
import { dispatchFrom } from './dispatch-from.ts'
import { adoptOwnProperty, defineProperties } from './element-properties.ts'
import { type HeldInteraction, holdInteraction } from './hold-interaction.ts'
import { keepKeysInside } from './keep-keys-inside.ts'
import { type EventOption, type PropElement, type PropType, readValue, toAttributeName } from './prop-types.ts'
import { CONNECTED, CONTEXT, PROPS, type R2wcClass, type R2wcElement, RENDER } from './r2wc-slots.ts'
import { createScopes } from './scopes.ts'
import { scriptHost } from './script-place.ts'
import type { AppLoader, WidgetApp } from './widget-app.ts'

/**
 * The first view of an element: the static content that the element shows until its app has loaded. The app reuses the
 * nodes.
 */
export interface FirstView<Props> {
  update(props: Props): void
  /** Shows a message that the app could not be loaded. The app removes the message once it loads. */
  showFailure(): void
  /**
   * Resolves to `true` once the first view shows the response to its own request. Resolves to `false` if only the app
   * can show the response.
   */
  whenShown?(): Promise<boolean>
  /** Resolves to props for the app, such as the response to the first view's request. */
  handOver?(): Promise<Partial<Props>>
  /** Stops observers and timers. Keeps the nodes, which the app reuses. */
  stop(): void
}

export interface ElementOptions<Props> {
  /** The attribute type of each prop, by prop name. */
  props: { [Name in keyof Props]?: PropType }
  /** The DOM event for each callback prop. */
  events: { [Name in keyof Props]?: EventOption<Props> }
  /** Style sheets of the first view, in cascade order. Elements with the same CSS share one constructed style sheet. */
  css: readonly string[]
  firstView: (container: HTMLElement, props: Props) => FirstView<Props>
  /** Whether the first view cannot render these props. The app then loads immediately. */
  needsApp: (props: Props) => boolean
  /**
   * Whether the app loads when the page is idle even if the element is far from the viewport. Set for elements whose
   * events the page may depend on.
   */
  loadsAnywhere?: boolean
  app: AppLoader
}

const FOCUSABLE = 'textarea, input, select, button, a[href], [tabindex]'

/**
 * Creates the class of an element that renders in two stages: a static first view, then the app, which reuses the first
 * view's nodes. The class extends the class of `@r2wc/core` and corrects its handling of attributes, properties, events
 * and moves.
 */
export function createElementClass<Props extends object>(options: ElementOptions<Props>): new () => PropElement {
  const props = new Map<string, PropType>(Object.entries(options.props as Record<string, PropType>))
  const events = Object.entries(options.events as Record<string, EventOption<Props>>)
  const propOfAttribute = new Map(
    [...props].filter(([, type]) => type !== 'object').map(([prop]) => [toAttributeName(prop), prop]),
  )
  const FirstViewElement = r2wc<Props & { container?: HTMLElement }, FirstView<Props>>(
    () => null,
    { shadow: 'open', props: [] },
    {
      mount: (container, _component, given) => options.firstView(container, given),
      update: (view, given) => view.update(given),
      unmount: (view) => view.stop(),
    },
  ) as unknown as R2wcClass

  const scopes = createScopes()

  class WidgetElement extends FirstViewElement {
    static readonly observedAttributes = [...propOfAttribute.keys()]
    readonly #given: Record<string, unknown>
    readonly #shadow: ShadowRoot
    readonly #looks: Looks
    /** The prototype that renders the element: that of the first view until the app has loaded, then that of the app. */
    #stage: R2wcElement = FirstViewElement.prototype
    #schedule: AppSchedule | null = null
    #held: HeldInteraction | null = null
    #loading: Promise<void> | null = null
    /** The number of component callbacks that are running. */
    #callbacks = 0
    #mustRender = false

    constructor() {
      super()
      // The constructor of `@r2wc/core` marks the element as connected, which would render a detached element.
      this[CONNECTED] = false
      this.#shadow = this.container as unknown as ShadowRoot
      this.container = Object.assign(this.ownerDocument.createElement('div'), { className: 'vk-shell' })
      this.#shadow.append(this.container)
      this.#looks = createLooks(this.container, () => this[RENDER]())
      this.#given = Object.fromEntries(
        events.map(([callback, event]) => [callback, this.#guard(dispatchFrom(this, event))]),
      )
      adoptSheets(this.#shadow, options.css)
      keepKeysInside(this.#shadow)
    }

    override attributeChangedCallback(attribute: string, _old: string | null, value: string | null): void {
      const prop = propOfAttribute.get(attribute)
      if (prop) this.setProp(prop, value)
    }

    override connectedCallback(): void {
      for (const prop of props.keys()) adoptOwnProperty(this, prop)
      const app = options.app.get()
      if (this.#isFirstView() && app?.isReady(this.#given)) {
        if (this.#firstView()) this.#load(false)
        else this.#use(app)
      }
      this.#given.storageScope = scopes.take(this, this.#given)
      super.connectedCallback()
    }

    /**
     * Unmounts the element in a microtask, unless the element has been connected again. A moved element therefore keeps
     * its state.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#looks.stop()
        this.#schedule?.stop()
        this.#schedule = null
        // Keeps the nodes of a first view, including typed text, in case the element is inserted again.
        if (this.#isFirstView()) return this.#firstView()?.stop()
        this.#stage.disconnectedCallback.call(this)
        this.container.replaceChildren()
      })
    }

    adoptedCallback(): void {
      adoptSheets(this.#shadow, [])
    }

    /** Defined so that `moveBefore` moves the element without calling `disconnectedCallback`. */
    connectedMoveCallback(): void {}

    override focus(options?: FocusOptions): void {
      this.#shadow.querySelector<HTMLElement>(FOCUSABLE)?.focus(options)
    }

    getProp(name: string): unknown {
      return this.#given[name]
    }

    setProp(name: string, given: unknown): void {
      const value = readValue(given, props.get(name))
      if (this.#given[name] === value) return
      this.#given[name] = value
      this[RENDER]()
    }

    /**
     * Wraps a callback of the component. Postpones renders until the callback returns, because the component may call
     * it during a render and a listener may set a property of the element.
     */
    #guard<Result>(callback: (detail?: unknown) => Result): (detail?: unknown) => Result {
      return (detail) => {
        this.#callbacks++
        try {
          return callback(detail)
        } finally {
          this.#callbacks--
          if (this.#mustRender) queueMicrotask(() => this[RENDER]())
        }
      }
    }

    override [RENDER](): void {
      if (!this[CONNECTED]) return
      this.#mustRender = this.#callbacks > 0
      if (this.#mustRender) return
      const theme = this.#looks.apply(this.#given)
      // The type of `options` guarantees that the values have the types of the component's props.
      const given = { ...this.#given, theme, container: this.container } as unknown as Props
      this[PROPS] = given
      this.#stage[RENDER].call(this)
      if (!this.#isFirstView()) return
      this.#wait()
      if (options.needsApp(given) || hasNoHost(this.#given)) this.#load(true)
    }

    #isFirstView(): boolean {
      return this.#stage === FirstViewElement.prototype
    }

    #firstView(): FirstView<Props> | undefined {
      return this.#isFirstView() ? (this[CONTEXT] as FirstView<Props> | undefined) : undefined
    }

    /** Schedules loading the app, and records user interactions until the app has loaded. */
    #wait(): void {
      this.#held ??= holdInteraction(this.#shadow, (isAction) => this.#load(isAction))
      if (this.#schedule) return
      const whenShown = this.#firstView()?.whenShown?.()
      this.#schedule = scheduleApp(this.container, {
        load: () => this.#load(false),
        whenShown,
        anywhere: options.loadsAnywhere,
      })
    }

    #stopWaiting(): (() => void) | undefined {
      this.#schedule?.stop()
      const restore = this.#held?.release()
      this.#schedule = null
      this.#held = null
      return restore
    }

    /** Loads the app. Shows a failure only if the visitor performed an action that needs the app. */
    #load(isAction: boolean): void {
      this.#loading ??= this.#takeOver().finally(() => {
        this.#loading = null
      })
      this.#loading.catch((cause: unknown) => isAction && this.#fail(cause))
    }

    async #takeOver(): Promise<void> {
      const app = await options.app.load(this.#given)
      const [handedOver] = await Promise.all([this.#firstView()?.handOver?.(), app.prepare(this.#given)])
      await this.#held?.whenComposed()
      if (!this.isConnected || !this.#isFirstView()) return
      const restore = this.#stopWaiting()
      // Stops the first view but keeps its nodes.
      super.disconnectedCallback()
      this.#use(app)
      Object.assign(this.#given, handedOver)
      super.connectedCallback()
      // Removes the passed data after the first mount, because the data may be outdated when the app mounts again.
      for (const prop of Object.keys(handedOver ?? {})) delete this.#given[prop]
      restore?.()
    }

    #use(app: WidgetApp): void {
      adoptSheets(this.#shadow, app.css)
      this.#stage = app.Element.prototype
    }

    #fail(cause: unknown): void {
      const code = hasNoHost(this.#given) ? 'api_host_missing' : 'load_failed'
      const message = code === 'load_failed' ? `The app could not be loaded: ${String(cause)}` : 'Set api-host.'
      console.error(`<${this.localName}> ${code}: ${message}`)
      this.#firstView()?.showFailure()
      const onError = this.#given.onError as ((error: object) => void) | undefined
      onError?.({ code, message })
    }
  }

  defineProperties(WidgetElement.prototype, props.keys())
  return WidgetElement
}

/**
 * Whether the URL of the backend is unknown. The app usually reports this error. The element reports it if the app
 * cannot load without that URL.
 */
function hasNoHost({ apiHost, client }: Record<string, unknown>): boolean {
  return !apiHost && !client && !scriptHost
}
