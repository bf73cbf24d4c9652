import { textDirection } from '@vowkit/react'
import type { FirstView } from '../element/widget-element.ts'
import type { WidgetProps } from '../widget-props.ts'
import { createElement, type FirstViewMarkup } from './tree.ts'

/**
 * Functions that return the markup of an element in one language, by language code. `en` is the fallback. Only the
 * function of the current language is called.
 */
export type MarkupByLanguage<Markup extends FirstViewMarkup = FirstViewMarkup> = Readonly<
  Record<string, () => Markup>
> & {
  readonly en: () => Markup
}

/** Applies the element's props to the nodes of the static markup. */
export type Bind<Props> = (root: HTMLElement, props: Props) => void

/** Creates a first view from the markup that was rendered at build time. */
export function staticView<Props extends WidgetProps>(markups: MarkupByLanguage, bind: Bind<Props> = () => {}) {
  return (container: HTMLElement, initial: Props): FirstView<Props> => {
    const { ownerDocument } = container
    let shown: FirstViewMarkup | null = null
    let shownCode = ''
    let failure: HTMLElement | null = null
    let root: HTMLElement

    function update(props: Props): void {
      const lang = languageOf(props, ownerDocument)
      const code = codeOf(markups, lang)
      if (code !== shownCode) {
        shownCode = code
        shown = markupOf(markups, lang)
        root = createElement(shown.root, ownerDocument)
        container.replaceChildren(root)
      }
      const { theme, density, fonts } = props
      for (const [name, value] of Object.entries({ theme, density, fonts })) setData(root, name, value)
      root.lang = code === 'en' ? props.lang || 'en' : lang
      root.dir = textDirection(root.lang)
      bind(root, props)
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
        failure.textContent = shown?.failure ?? ''
        ;(root.querySelector('.vk-assistant') ?? root).prepend(failure)
      },
      stop: () => failure?.remove(),
    }
  }
}

/** Returns the markup in a language, or else in English. */
export function markupOf<Markup extends FirstViewMarkup>(markups: MarkupByLanguage<Markup>, lang: string): Markup {
  return (markups[codeOf(markups, lang)] ?? markups.en)()
}

function codeOf(markups: MarkupByLanguage, lang: string): string {
  const code = lang.slice(0, 2).toLowerCase()
  return Object.hasOwn(markups, code) ? code : 'en'
}

/** Returns the language of an element's texts: the element's own language, or else the language of the page. */
export function languageOf({ lang }: Pick<WidgetProps, 'lang'>, document: Document): string {
  return lang || document.documentElement.lang
}

function setData(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name]
  else root.dataset[name] = value
}
