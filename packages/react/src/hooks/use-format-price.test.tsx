import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setup } from '../testing/setup.tsx'
import { useFormatPrice } from './use-format-price.ts'

function Price({ amount, isExact }: { amount: number; isExact?: boolean }) {
  return <p>{useFormatPrice()(amount, { isExact })}</p>
}

const configOf = (currency?: string) => ({
  path: '/config/',
  always: true,
  body: { site_url: '', vision_url: '', google: false, payments: false, currency },
})

it('useFormatPrice formats amounts in the currency of the backend, and without a currency until it is known', async () => {
  setup(<Price amount={1200} />, { script: [configOf('EUR')] })
  expect(screen.getByText('1,200')).toBeVisible()
  expect(await screen.findByText('€1,200')).toBeVisible()
})

it('useFormatPrice formats amounts in US dollars if the backend names no currency', async () => {
  setup(<Price amount={4.5} />, { script: [configOf()] })
  expect(await screen.findByText('$4.50')).toBeVisible()
})

it('useFormatPrice shows amounts without a currency if the configuration fails to load', async () => {
  const { platform } = setup(<Price amount={1200} />, { script: [{ path: '/config/', status: 500, always: true }] })
  await waitFor(() => expect(platform.backend.requests.length).toBeGreaterThan(0))
  expect(screen.getByText('1,200')).toBeVisible()
})

it('useFormatPrice prefers the currency and the language of the provider, and requests no configuration', () => {
  const { platform } = setup(<Price amount={1200} isExact />, { currency: 'EUR', lang: 'de' })
  expect(screen.getByText(/^1\.200,00\s€$/)).toBeVisible()
  expect(platform.backend.requests).toEqual([])
})
