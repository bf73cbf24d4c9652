import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { Pagination, pageWindow } from './pagination.tsx'

describe('pageWindow', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 20, [1, 2, null, 20]],
    [3, 20, [1, 2, 3, 4, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [18, 20, [1, null, 17, 18, 19, 20]],
    [20, 20, [1, null, 19, 20]],
    [99, 3, [1, 2, 3]],
  ])('returns the page numbers to show on page %d of %d', (page, pages, offered) => {
    expect(pageWindow(page, pages)).toEqual(offered)
  })
})

it('Pagination calls onPage with the selected page and marks the current page', async () => {
  const onPage = vi.fn()
  const { user } = setup(<Pagination page={2} pages={3} onPage={onPage} />)
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('button', { name: 'Page 3' }))
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(onPage.mock.calls).toEqual([[3], [1]])
})

it('Pagination disables the previous and next buttons at the ends', () => {
  const { show } = setup(<Pagination page={1} pages={2} />)
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  show(<Pagination page={2} pages={2} hrefOf={(page) => `?page=${page}`} />)
  expect(screen.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('href')
})

it('Pagination renders links if hrefOf is set, and does not call onPage for clicks that open a tab', () => {
  const onPage = vi.fn()
  setup(<Pagination page={1} pages={2} onPage={onPage} hrefOf={(page) => `?page=${page}`} />)
  const second = screen.getByRole('link', { name: 'Page 2' })
  expect(second).toHaveAttribute('href', '?page=2')
  fireEvent(second, createEvent.click(second, { metaKey: true }))
  expect(onPage).not.toHaveBeenCalled()
  fireEvent.click(second)
  expect(onPage).toHaveBeenCalledWith(2)
})

it('Pagination renders nothing for a single page', () => {
  setup(<Pagination page={1} pages={1} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
