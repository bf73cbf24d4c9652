import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Category } from '@vowkit/sdk-core/contract'
import { type FormEvent, useRef, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CategoryCombobox } from './category-combobox.tsx'
import { CATEGORIES } from './test/open-search.tsx'

const FLORISTS = CATEGORIES[3] as Category

interface SampleProps {
  categories?: readonly Category[]
  start?: Category | null
  startsOpen?: boolean
  onSubmit?: (event: FormEvent) => void
}

function Sample({ categories = CATEGORIES, start = null, startsOpen = false, onSubmit }: SampleProps) {
  const [chosen, setChosen] = useState(start)
  return (
    <form onSubmit={onSubmit}>
      <CategoryCombobox
        categories={categories}
        chosen={chosen}
        startsOpen={startsOpen}
        describedBy="why"
        field={useRef<HTMLInputElement>(null)}
        onChoose={setChosen}
      />
    </form>
  )
}

function setup(props: SampleProps = {}) {
  const { rerender } = render(<Sample {...props} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' })
  field.focus()
  return {
    field,
    press: (key: string, more = {}) => fireEvent.keyDown(field, { key, ...more }),
    /** Re-renders with these categories. */
    show: (categories: readonly Category[]) => rerender(<Sample {...props} categories={categories} />),
  }
}

const titles = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const activeIn = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

afterEach(cleanup)

describe('the list of the category combobox', () => {
  it('stays closed until the field is clicked, then lists all categories', () => {
    const { field } = setup()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(titles()).toEqual([])
    fireEvent.click(field)
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(titles()).toEqual(CATEGORIES.map(({ title }) => title))
  })

  it('filters the categories by word prefixes, ignoring case and accents', () => {
    const { field } = setup()
    type(field, 'PH')
    expect(titles()).toEqual(['Photographers'])
    type(field, 'bands')
    expect(titles()).toEqual(['DJs & Bands'])
    type(field, 'djs and b')
    expect(titles()).toEqual(['DJs & Bands'])
    type(field, 'vé')
    expect(titles()).toEqual(['Venues'])
  })

  it.each(['flowers for the wedding', 'peonies', 'flowers in healdsburg', 'our flower healdsburg'])(
    'finds florists by the words "%s"',
    (words) => {
      const { field } = setup()
      type(field, words)
      expect(titles()).toEqual(['Florists'])
    },
  )

  it('announces when no category matches', () => {
    const { field } = setup()
    type(field, 'zeppelins')
    expect(screen.getByRole('status').textContent).toBe('No categories match “zeppelins”.')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  it('shows all categories when it reopens with a chosen category', () => {
    const { field } = setup({ start: FLORISTS })
    fireEvent.click(field)
    expect(titles()).toHaveLength(CATEGORIES.length)
    expect(screen.getByRole('option', { name: 'Florists' }).getAttribute('aria-selected')).toBe('true')
    expect(activeIn(field)).toBe('Florists')
  })
})

describe('the category combobox with a keyboard', () => {
  it('opens the list with the arrow keys, and chooses an option with Enter without submitting the form', () => {
    const onSubmit = vi.fn()
    const { field, press } = setup({ onSubmit })
    press('ArrowDown')
    expect(activeIn(field)).toBe('Venues')
    press('ArrowUp')
    expect(activeIn(field)).toBe('DJs & Bands')
    press('ArrowDown')
    press('ArrowDown')
    expect(activeIn(field)).toBe('Photographers')
    expect(press('Enter')).toBe(false)
    expect(field.value).toBe('Photographers')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(press('Enter')).toBe(true)
  })

  it('makes the first match the active option', () => {
    const { field, press } = setup()
    type(field, 'c')
    expect(activeIn(field)).toBe('Caterers')
    press('ArrowDown')
    press('Enter')
    expect(field.value).toBe('Cakes')
  })

  it('ignores keys of an input method, including the Enter that ends composition', () => {
    const { field, press } = setup()
    type(field, 'c')
    press('ArrowDown', { isComposing: true })
    press('Enter', { keyCode: 229 })
    expect(field.value).toBe('c')
    expect(activeIn(field)).toBe('Caterers')
  })

  it('chooses the active option on Tab', () => {
    const { field, press } = setup()
    type(field, 'flo')
    expect(press('Tab')).toBe(true)
    fireEvent.blur(field)
    expect(field.value).toBe('Florists')
  })

  it('closes the list on Escape and clears the choice on a second Escape', () => {
    const { field, press } = setup({ start: FLORISTS })
    type(field, 'cak')
    expect(press('Escape')).toBe(false)
    expect(field.value).toBe('Florists')
    press('Escape')
    expect(field.value).toBe('')
    expect(press('Escape')).toBe(true)
  })

  it('opens the list with Alt+ArrowDown without an active option and closes it with Alt+ArrowUp', () => {
    const { field, press } = setup()
    press('ArrowDown', { altKey: true })
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(activeIn(field)).toBeUndefined()
    press('ArrowUp', { altKey: true })
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the category combobox with a pointer', () => {
  it('chooses the clicked option and leaves the focus in the field', () => {
    const { field } = setup({ startsOpen: true })
    const option = screen.getByRole('option', { name: 'Cakes' })
    expect(fireEvent.mouseDown(option)).toBe(false)
    fireEvent.click(option)
    expect(field.value).toBe('Cakes')
    expect(document.activeElement).toBe(field)
    expect(titles()).toEqual([])
  })

  it('chooses a fully typed category on blur and discards other text', () => {
    const { field } = setup({ start: FLORISTS })
    type(field, 'cakes')
    fireEvent.blur(field)
    expect(field.value).toBe('Cakes')
    type(field, 'ca')
    fireEvent.blur(field)
    expect(field.value).toBe('Cakes')
    type(field, '')
    fireEvent.blur(field)
    expect(field.value).toBe('')
  })
})

it('the category combobox matches text that was typed before the categories loaded', () => {
  const { field, press, show } = setup({ categories: [] })
  type(field, 'flo')
  expect(screen.getByRole('status').textContent).toBe('')
  show(CATEGORIES)
  expect(activeIn(field)).toBe('Florists')
  press('Enter')
  expect(field.value).toBe('Florists')
})
