import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { VisionDraft } from './vision-draft.tsx'

const box = () => screen.getByRole('textbox', { name: 'Your dream wedding' })
const coach = async () => within(await screen.findByRole('group', { name: 'Ideas for your description' }))

it('PromptCoach marks the topics that a prompt mentions and adds a phrase for a missing topic', async () => {
  const { user } = setup(<VisionDraft />)
  await user.type(box(), 'A garden.')
  const chips = await coach()
  expect(chips.getAllByRole('button')).toHaveLength(5)
  expect(chips.getByRole('button', { name: 'Setting: included' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(chips.getByRole('button', { name: 'Season: add “in early September”' }))
  expect(box()).toHaveValue('A garden. In early September')
  expect(chips.getByRole('button', { name: 'Season: included' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(box()).toHaveValue('A garden. In early September')
})

it('PromptCoach shows the phrase that a topic has added, and removes it again', async () => {
  const { user } = setup(<VisionDraft />)
  await user.type(box(), 'A garden')
  const chips = await coach()
  await user.click(chips.getByRole('button', { name: 'Colors: add “in ivory, blush and sage”' }))
  expect(chips.getByText('Added to your description: “in ivory, blush and sage”.')).toBeVisible()
  await user.type(box(), ', at noon')
  await user.click(chips.getByRole('button', { name: 'Remove' }))
  expect(box()).toHaveValue('A garden, at noon')
  expect(chips.queryByText(/^Added/)).toBeNull()
  expect(chips.getByRole('button', { name: /^Colors: add/ })).toBeVisible()
})

it('PromptCoach is hidden when there is no prompt and while a sample is being typed', async () => {
  const { user, wait } = setup(<VisionDraft />, { messages: { draft: { samples: ['By the sea'] } } })
  await user.click(box())
  expect(screen.queryByRole('group')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try Sample' }))
  await wait(10)
  expect(box()).toHaveValue('By')
  expect(screen.queryByRole('group')).toBeNull()
  await wait(1_000)
  expect((await coach()).getByRole('button', { name: 'Setting: included' })).toBeVisible()
})

it('PromptCoach uses the topics and messages of the host', async () => {
  const parts = [{ name: 'Lugar', words: 'jardín', phrase: 'en un jardín' }]
  const { user } = setup(<VisionDraft />, { messages: { coach: { parts, add: (name) => `${name}+` } } })
  await user.type(box(), 'Una boda')
  await user.click((await coach()).getByRole('button', { name: 'Lugar+' }))
  expect(box()).toHaveValue('Una boda, en un jardín')
})
