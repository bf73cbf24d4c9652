import type { Category } from '@vowkit/sdk-core/contract'
import { type KeyboardEvent, useState } from 'react'
import { isInputMethodKey } from '../../shared/is-input-method-key.ts'
import { isName, matchCategories } from './match-categories.ts'

export interface ComboboxOptions {
  categories: readonly Category[]
  chosen: Category | null
  /** Whether the list is open on mount. */
  startsOpen: boolean
  /** Returns the name of a category in the language of the site. */
  nameOf: (title: string) => string
  /** Everyday words by the title of their category, by which the visitor also finds the category. */
  words: Readonly<Record<string, string>>
  onChoose: (category: Category | null) => void
}

export interface Combobox {
  /** The text in the field: the typed text, or the name of the chosen category. */
  text: string
  isOpen: boolean
  /** The categories in the list, filtered by the typed text. */
  matches: readonly Category[]
  /** The option that Enter chooses. */
  active: Category | null
  /** Whether the field shows typed text instead of the chosen category. */
  isTyping: boolean
  open(): void
  toggle(): void
  type(text: string): void
  choose(category: Category): void
  onKeyDown(event: KeyboardEvent): void
  /** Handles blur: chooses a category whose full name was typed, otherwise discards the typed text. */
  leave(): void
}

/**
 * The state and the key handling of a combobox with a filtered list. The focus stays in the field, and the arrow keys
 * change the active option. The user chooses a category with a click, its full name, or the active option.
 */
export function useCombobox({ categories, chosen, startsOpen, nameOf, words, onChoose }: ComboboxOptions): Combobox {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [typed, setTyped] = useState<string | null>(null)
  const [reached, setReached] = useState<Category | null>(null)
  const matches = matchCategories(categories, typed ?? '', nameOf, words)
  // Computed on each render, because the categories may load after the visitor has typed.
  const active = reached ?? (typed?.trim() ? (matches[0] ?? null) : null)

  function close() {
    setIsOpen(false)
    setTyped(null)
    setReached(null)
  }

  function choose(category: Category | null) {
    close()
    onChoose(category)
  }

  function open(at: Category | null | undefined = chosen) {
    setIsOpen(true)
    setReached(at ?? null)
  }

  function move(step: 1 | -1) {
    if (!isOpen) return open(chosen ?? matches.at(step === 1 ? 0 : -1))
    const place = active ? matches.indexOf(active) + step : Math.min(step, 0)
    setReached(matches.at(place % matches.length) ?? null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isInputMethodKey(event.nativeEvent)) return
    // Like a native select, Tab chooses the active option and moves the focus.
    if (event.key === 'Tab' && isOpen && active) return choose(active)
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    action()
  }

  /** Returns the action of a key, or `undefined` for the browser's default action. */
  function actionOf({ key, altKey }: KeyboardEvent): (() => void) | undefined {
    if (altKey) return key === 'ArrowDown' ? () => open() : key === 'ArrowUp' ? close : undefined
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    if (key === 'Enter' && isOpen && active) return () => choose(active)
    if (key === 'Escape' && isOpen) return close
    if (key === 'Escape' && chosen) return () => choose(null)
  }

  return {
    text: typed ?? (chosen ? nameOf(chosen.title) : ''),
    isOpen,
    matches,
    active,
    isTyping: typed !== null,
    open: () => open(),
    toggle: () => (isOpen ? close() : open()),
    type(text) {
      setIsOpen(true)
      setTyped(text)
      setReached(null)
    },
    choose,
    onKeyDown,
    leave() {
      const text = typed
      close()
      if (text === null) return
      if (text.trim() === '') onChoose(null)
      else {
        const named = matches.find(({ title }) => isName(nameOf(title), text))
        if (named) onChoose(named)
      }
    },
  }
}
