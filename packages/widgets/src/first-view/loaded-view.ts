import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import type { Markups } from './markups.ts'
import { staticView } from './static-view.ts'
import type { FirstViewMarkup } from './tree.ts'

/** The request that a first view sends, and the functions that render the response. */
export interface LoadedViewOptions<Props, Markup, Data> {
  /** Returns the request for these props. Returns `null` if only the app can send it. */
  request: (props: Props) => Request<Data> | null
  /** Renders the response. Returns `false` if only the app can render it. */
  show: (root: HTMLElement, data: Data, context: { markup: Markup; props: Props }) => boolean
  /**
   * Returns the values, besides the request, on which the result of `show` depends. A change of these values calls
   * `show` again.
   */
  appearance: (props: Props) => unknown
  /** Converts the response to props, so that the app does not send the same request again. */
  handOver: (data: Data) => Partial<Props>
}

interface Request<Data> {
  /** Identifies the request. Two requests with equal keys have the same response. */
  key: unknown
  send: (signal: AbortSignal) => Promise<Data>
}

/**
 * Maximum time in milliseconds that the app waits for the first view's response before the app sends its own request.
 */
const PATIENCE_MS = 5_000

/**
 * Creates a first view that fetches its data, renders the data in place of its skeleton, and passes the data to the
 * app.
 */
export function loadedView<Props extends WidgetProps, Markup extends FirstViewMarkup, Data>(
  markups: Markups<Markup>,
  options: LoadedViewOptions<Props, Markup, Data>,
) {
  return (container: HTMLElement, initial: Props): FirstView<Props> => {
    let requested = ''
    let shown = ''
    let shownIn: HTMLElement | null = null
    let pending = new AbortController()
    let response: Promise<Data | null>
    let isShown: Promise<boolean>
    let data: Data | null = null
    let latest = initial
    let isStopped = false
    let markup: Markup | null = null
    let setRendered: () => void
    const rendered = new Promise<void>((resolve) => {
      setRendered = resolve
    })

    // Sends the request while the language loads.
    load(initial)
    const view = staticView<Props, Markup>(markups, (root, _props, current) => {
      markup = current
      setRendered()
      if (data) show(root, data)
    })(container, initial)

    function load(props: Props): void {
      const request = options.request(props)
      const key = JSON.stringify(request?.key ?? null)
      if (key === requested) return
      requested = key
      data = null
      pending.abort()
      pending = new AbortController()
      const { signal } = pending
      // Ignores a failed request. The app sends the request again and reports the failure.
      response = request ? send(request, signal).catch(() => null) : Promise.resolve(null)
      isShown = response.then(async (loaded) => {
        await rendered
        const root = container.firstElementChild
        if (signal.aborted) return isShown
        data = loaded
        return loaded !== null && root instanceof HTMLElement && show(root, loaded)
      })
    }

    function show(root: HTMLElement, loaded: Data): boolean {
      const key = JSON.stringify([requested, options.appearance(latest)])
      if (isStopped || (shown === key && shownIn === root)) return true
      shown = key
      shownIn = root
      return markup !== null && options.show(root, loaded, { markup, props: latest })
    }

    return {
      ...view,
      update(props) {
        isStopped = false
        latest = props
        load(props)
        view.update(props)
      },
      whenShown: () => isShown,
      async handOver() {
        const timer = setTimeout(() => pending.abort(), PATIENCE_MS)
        const loaded = await response
        clearTimeout(timer)
        return loaded ? options.handOver(loaded) : {}
      },
      stop() {
        isStopped = true
        view.stop()
      },
    }
  }
}

async function send<Data>(request: Request<Data>, signal: AbortSignal): Promise<Data> {
  // Waits for a microtask, because a script that creates the element may set properties after it inserts the element.
  await Promise.resolve()
  signal.throwIfAborted()
  return request.send(signal)
}
