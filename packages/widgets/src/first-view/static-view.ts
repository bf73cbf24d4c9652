import { textDirection } from '@vowkit/react'
import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import type { Markups } from './markups.ts'
import { createElement, type FirstViewMarkup } from './tree.ts'

/** Applies the element's props to the nodes of the static markup. */
export type Bind<Props, Markup> = (root: HTMLElement, props: Props, markup: Markup) => void

/**
 * Creates a first view from the markup that was rendered at build time. Until the markup in the element's language has
 * loaded, the view keeps its previous language. At first it is hidden and has the size of the English markup.
 */
export function staticView<Props extends WidgetProps, Markup extends FirstViewMarkup = FirstViewMarkup>(
  markups: Markups<Markup>,
  bind: Bind<Props, Markup> = () => {},
) {
  return (container: HTMLElement, initial: Props): FirstView<Props> => {
    const { ownerDocument } = container
    let wanted = ''
    let latest = initial
    let isStopped = false
    /** The language of the shown markup. Empty until its markup has loaded. */
    let shown = ''
    let markup = markups.english
    let failure: HTMLElement | null = null
    let root: HTMLElement

    function update(props: Props): void {
      latest = props
      isStopped = false
      const code = markups.codeOf(languageOf(props, ownerDocument))
      if (code !== wanted) {
        wanted = code
        const loaded = markups.get(code)
        if (loaded) show(code, loaded)
        else void load(code)
      }
      if (shown) apply()
    }

    async function load(code: string): Promise<void> {
      if (!shown) {
        render()
        container.inert = true
      }
      // Ignores a failure. The app loads the language again, and reports the failure.
      const loaded = await markups.load(code, latest).catch(() => null)
      if (wanted !== code) return
      // The element was removed, or its app shows the language. If the element is inserted again, it loads it again.
      if (isStopped) wanted = ''
      else {
        show(loaded ? code : 'en', loaded ?? markups.english)
        apply()
      }
    }

    function show(code: string, loaded: Markup): void {
      shown = code
      markup = loaded
      render()
      container.inert = false
    }

    function render(): void {
      root = createElement(markup.root, ownerDocument)
      container.replaceChildren(root)
    }

    function apply(): void {
      const { theme, density, fonts, lang } = latest
      for (const [name, value] of Object.entries({ theme, density, fonts })) setData(root, name, value)
      root.lang = shown === 'en' ? lang || 'en' : languageOf(latest, ownerDocument)
      root.dir = textDirection(root.lang)
      bind(root, latest, markup)
    }

    update(initial)
    return {
      update,
      showFailure() {
        if (failure?.isConnected) return
        const busy = root.querySelectorAll('[aria-busy]')
        for (const control of busy) control.removeAttribute('aria-busy')
        failure = ownerDocument.createElement('p')
        failure.className = 'vk-failure'
        failure.part = 'alert'
        failure.role = 'alert'
        failure.textContent = markup.failure
        ;(root.querySelector('.vk-assistant') ?? root).prepend(failure)
      },
      stop() {
        isStopped = true
        container.inert = false
        failure?.remove()
      },
    }
  }
}

/** Returns the language of an element's texts: the element's own language, or else the language of the page. */
function languageOf({ lang }: Pick<WidgetProps, 'lang'>, document: Document): string {
  return lang || document.documentElement.lang
}

function setData(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name]
  else root.dataset[name] = value
}
