import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { spanish } from '../../spanish/index.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { CATEGORIES, searchCall, vendor } from './test/open-search.tsx'

afterEach(cleanup)

it.each(['flores para la boda', 'ramo de novia', 'rosas en healdsburg', 'necesito flores healdsburg'])(
  'the vendor search finds florists by the Spanish words "%s"',
  async (words) => {
    openScreen('/dashboard/search', {
      isSignedIn: true,
      language: { language: 'es', spanish },
      script: [{ path: '/vendor/categories/', always: true, body: CATEGORIES }],
    })
    await screen.findByRole('link', { name: 'Fotógrafos' })
    const bar = within(screen.getAllByRole('search')[0] as HTMLElement)
    fireEvent.change(bar.getByRole('combobox', { name: 'Categoría' }), { target: { value: words } })
    expect(bar.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Floristas')
    expect(bar.getAllByRole('option')[0]?.textContent).toBe('Floristas')
  },
)

it('the vendor search finds a category by its Spanish name and shows the results in Spanish', async () => {
  openScreen('/dashboard/search', {
    isSignedIn: true,
    language: { language: 'es', spanish },
    script: [
      { path: '/vendor/categories/', always: true, body: CATEGORIES },
      {
        path: searchCall(2),
        body: { results: [{ ...vendor('Ana Luz'), categories_label: 'Photographers' }], count: 1 },
      },
    ],
  })
  await screen.findByRole('link', { name: 'Fotógrafos' })
  const bar = within(screen.getAllByRole('search')[0] as HTMLElement)
  const field = bar.getByRole<HTMLInputElement>('combobox', { name: 'Categoría' })
  fireEvent.change(field, { target: { value: 'foto' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('Fotógrafos')
  fireEvent.click(bar.getByRole('button', { name: 'Buscar' }))
  expect(window.location.search).toBe('?categories=2')
  expect(await screen.findByRole('heading', { name: '1 fotógrafo en el norte de California' })).toBeDefined()
  expect(within(screen.getByRole('article')).getByText('Fotógrafos')).toBeDefined()
})
