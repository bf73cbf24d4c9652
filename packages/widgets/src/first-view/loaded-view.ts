import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import { languageOf, type MarkupByLanguage, markupOf, staticView } from './static-view.ts'
import type { FirstViewMarkup } from './tree.ts'

/** The request of a first view, and the functions that display its response. */
export interface LoadedViewOptions<Props, Markup, Data> {
  /** The request for these props; `null` if only the app can send it. */
  request: (props: Props) => Request<Data> | null
  /** Shows the data. Returns `false` if only the app can show it. */
  show: (root: HTMLElement, data: Data, context: { markup: Markup; props: Props }) => boolean
  /**
   * The values, besides the request, that determine what `show` renders. `show` is called again only if they change.
   */
  appearance: (props: Props) => unknown
  /** The props that give the app the data. */
  handOver: (data: Data) => Partial<Props>
}

interface Request<Data> {
  /** Equal requests have equal keys. */
  key: unknown
  send: (signal: AbortSignal) => Promise<Data>
}

/** The time in milliseconds that the loaded app waits for a response before it sends its own request. */
const PATIENCE_MS = 5_000

/**
 * Creates a first view that requests data itself, shows the data in place of its skeleton, and passes it to the app.
 */
export function loadedView<Props extends WidgetProps, Markup extends FirstViewMarkup, Data>(
  markups: MarkupByLanguage<Markup>,
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

    const view = staticView<Props>(markups, (root, props) => {
      latest = props
      load(props)
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
      // If the request fails, the app sends its own request and reports the failure.
      response = request ? send(request, signal).catch(() => null) : Promise.resolve(null)
      isShown = response.then((loaded) => {
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
      const markup = markupOf(markups, languageOf(latest, root.ownerDocument))
      return options.show(root, loaded, { markup, props: latest })
    }

    return {
      ...view,
      update(props) {
        isStopped = false
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
  // The script that created the element may set properties after the insertion.
  await Promise.resolve()
  signal.throwIfAborted()
  return request.send(signal)
}
