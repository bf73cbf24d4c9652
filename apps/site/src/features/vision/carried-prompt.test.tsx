import { act, cleanup, screen } from '@testing-library/react'
import { draftOf } from '@vowkit/sdk-core/vision'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../../shared/router.ts'
import { openVision } from './test/open-vision.ts'

afterEach(cleanup)

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /dream wedding/i })

it('a new vision starts with the prompt in the URL, and removes it from the URL', async () => {
  openVision('/vision-board/new#prompt=A%20beach%20at%20dusk', { isSignedIn: false })
  expect((await field()).value).toBe('A beach at dusk')
  expect(window.location.hash).toBe('')
})

it('a prompt in the URL replaces a draft only until the visitor undoes it', async () => {
  const { client } = openVision('/vision-board/new', { isSignedIn: false })
  await field()
  act(() => draftOf(client.ports).setText('A barn in autumn'))
  await act(async () => openPath('/login'))
  await act(async () => openPath('/vision-board/new#prompt=A%20beach'))
  expect((await field()).value).toBe('A beach')
  await act(async () => screen.getByRole('button', { name: 'Undo sample' }).click())
  expect((await field()).value).toBe('A barn in autumn')
})
