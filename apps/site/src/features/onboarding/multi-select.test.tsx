import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { MultiSelect } from './multi-select.tsx'

function Sample() {
  const form = useForm<{ fruit: string[] }>({ defaultValues: { fruit: [] } })
  return (
    <MultiSelect
      form={form}
      name="fruit"
      legend="Fruit"
      required="Please select one"
      className="list"
      preset={['pear']}
      options={['apple', 'pear'].map((value) => ({ value, content: value }))}
    />
  )
}

function setup() {
  const platform = fakePlatform()
  render(
    <VowkitProvider client={createSiteClient({ apiHost: 'https://api.test', platform })}>
      <Sample />
    </VowkitProvider>,
  )
  return {
    platform,
    chosen: () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
  }
}

afterEach(cleanup)

it('MultiSelect applies its preset after two seconds', async () => {
  const { platform, chosen } = setup()
  await act(() => platform.clock.advance(1_999))
  expect(chosen()).toEqual([])
  await act(() => platform.clock.advance(1))
  expect(chosen()).toEqual(['pear'])
})

it('MultiSelect does not apply its preset after the user has chosen an option', async () => {
  const { platform, chosen } = setup()
  fireEvent.click(screen.getByRole('checkbox', { name: 'apple' }))
  await act(() => platform.clock.advance(2_000))
  expect(chosen()).toEqual(['apple'])
  fireEvent.click(screen.getByRole('checkbox', { name: 'apple' }))
  expect(chosen()).toEqual([])
})
