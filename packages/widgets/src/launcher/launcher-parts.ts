import { CHAT_SHAPE, type Messages } from '@vowkit/react'

const CLOSE_SHAPE = 'M18 6 6 18M6 6l12 12'
const SVG = 'http://www.w3.org/2000/svg'

interface LauncherListeners {
  /** Somebody is about to press the button. */
  onNear: () => void
  onPress: () => void
}

/** The markup of a launcher: a corner of the window with a button, and the place of the panel above it. */
export function createParts() {
  const shape = document.createElementNS(SVG, 'path')
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('class', 'vk-icon')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.append(shape)
  const button = make('button', { type: 'button', className: 'vk-launcher', part: 'launcher button' }, drawing)
  const place = make('div')
  const said = make('p', { dir: 'auto' })
  const again = make('button', { type: 'button', className: 'vk-launcher__again', part: 'button' })
  // The page's own words for when nothing else works stand here.
  const fallback = make('div', {}, document.createElement('slot'))
  const failure = make('div', { className: 'vk-launcher__failed', part: 'alert', role: 'alert' }, said, again, fallback)
  const corner = make('div', { part: 'assistant' }, place, button)
  const probe = make('div', { className: 'vk-launcher__probe' })
  const root = make('div', { className: 'vk-root', part: 'base', dir: 'ltr' }, probe, corner)
  button.ariaHasPopup = 'dialog'
  let words: Messages['launcher'] | null = null
  let isOpen = false

  function describe(): void {
    const label = isOpen ? words?.close : words?.open
    if (label) button.ariaLabel = label
    if (words) [said.textContent, again.textContent] = [words.failed, words.tryAgain]
    button.ariaExpanded = String(isOpen)
    shape.setAttribute('d', isOpen ? CLOSE_SHAPE : CHAT_SHAPE)
  }

  return {
    root,
    corner,
    probe,
    button,
    place,
    listen({ onNear, onPress }: LauncherListeners): void {
      for (const type of ['pointerenter', 'pointerdown', 'focus']) button.addEventListener(type, onNear)
      for (const pressed of [button, again]) pressed.addEventListener('click', onPress)
    },
    label(next: Messages['launcher']): void {
      words = next
      describe()
    },
    setOpen(next: boolean): void {
      isOpen = next
      describe()
    },
    setBusy(isBusy: boolean): void {
      button.ariaBusy = String(isBusy)
    },
    setFailed(hasFailed: boolean): void {
      if (hasFailed) place.replaceChildren(failure)
      else failure.remove()
    },
  }
}

export type LauncherParts = ReturnType<typeof createParts>

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: object = {},
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), given)
  element.append(...children)
  return element
}
