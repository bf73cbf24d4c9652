import type { Category } from '@vowkit/sdk-core/contract'
import { type KeyboardEvent, useState } from 'react'
import { isInputMethodKey } from '../../shared/is-input-method-key.ts'
import { isTitle, matchCategories } from './match-categories.ts'

export interface ComboboxOptions {
  categories: readonly Category[]
  chosen: Category | null
  /** Whether the list is there from the start. */
  startsOpen: boolean
  onChoose: (category: Category | null) => void
}

export interface Combobox {
  /** What the field says. */
  text: string
  isOpen: boolean
  /** What the list offers. */
  matches: readonly Category[]
  /** What Enter would choose. */
  active: Category | null
  /** Whether the field says what is being typed instead of what is chosen. */
  isTyping: boolean
  open(): void
  toggle(): void
  type(text: string): void
  choose(category: Category): void
  onKeyDown(event: KeyboardEvent): void
  /** When the field is left: what is typed counts if it is a title, and is forgotten otherwise. */
  leave(): void
}

/**
 * The behaviour of a text field with a list that typing narrows. The focus stays in the field; the arrow keys move
 * through the list. Nothing is chosen that was not pointed at, named in full, or shown as the active one.
 */
export function useCombobox({ categories, chosen, startsOpen, onChoose }: ComboboxOptions): Combobox {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [typed, setTyped] = useState<string | null>(null)
  const [reached, setReached] = useState<Category | null>(null)
  const matches = matchCategories(categories, typed ?? '')
  // What is typed may come before the categories do.
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
    // Like the platform's own lists: going on takes along what is active.
    if (event.key === 'Tab' && isOpen && active) return choose(active)
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    action()
  }

  /** What a key does here; nothing where it keeps its own meaning. */
  function actionOf({ key, altKey }: KeyboardEvent): (() => void) | undefined {
    if (altKey) return key === 'ArrowDown' ? () => open() : key === 'ArrowUp' ? close : undefined
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    if (key === 'Enter' && isOpen && active) return () => choose(active)
    if (key === 'Escape' && isOpen) return close
    if (key === 'Escape' && chosen) return () => choose(null)
  }

  return {
    text: typed ?? chosen?.title ?? '',
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
        const named = matches.find((category) => isTitle(category, text))
        if (named) onChoose(named)
      }
    },
  }
}
