import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setup } from '../testing/setup.tsx'
import { pageOf, vendorOf } from '../testing/vendors.ts'
import { useVendors } from './use-vendors.ts'

function List({ category }: { category: string | number }) {
  const { vendors, page, pages, state, isStale, setPage } = useVendors({ category })
  return (
    <div data-stale={isStale}>
      <p role="status">
        {state.status}, page {page} of {pages ?? '?'}
      </p>
      <ul>
        {vendors.map(({ id, business_name }) => (
          <li key={id}>{business_name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setPage(page + 1)}>
        More
      </button>
    </div>
  )
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

it('useVendors returns the vendors of a category, page by page', async () => {
  const { user } = setup(<List category={4} />, {
    script: [
      pageOf([vendorOf(1), vendorOf(2)], { count: 3 }),
      pageOf([vendorOf(3)], { count: 3, query: 'categories=4&page=2' }),
    ],
  })
  expect(screen.getByRole('status')).toHaveTextContent('loading, page 1 of ?')
  await waitFor(() => expect(names()).toEqual(['Vendor 1', 'Vendor 2']))
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(names()).toEqual(['Vendor 3']))
  expect(screen.getByRole('status')).toHaveTextContent('ready, page 2 of 2')
})

it('useVendors starts with the first page of a different query', async () => {
  const { user, show } = setup(<List category={4} />, {
    script: [
      pageOf([vendorOf(1)], { count: 2 }),
      pageOf([vendorOf(2)], { count: 2, query: 'categories=4&page=2' }),
      pageOf([vendorOf(9)], { query: 'categories=5&page=1' }),
    ],
  })
  await waitFor(() => expect(names()).toEqual(['Vendor 1']))
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(names()).toEqual(['Vendor 2']))
  show(<List category={5} />)
  await waitFor(() => expect(names()).toEqual(['Vendor 9']))
  expect(screen.getByRole('status')).toHaveTextContent('page 1 of 1')
})
