import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionView } from './vision-view.tsx'

const PICK = `/vision/${VISION_ID}/pick/`
const imageOf = (index: number) => `https://api.test/files/${index}.webp`

function visionWith(picked: number, { titles = ['Beach', 'Beach dinner', 'Beach at dusk', 'Beach'], ...more } = {}) {
  const variants = titles.map((title, index) => ({ image: imageOf(index), title, is_picked: index === picked }))
  return { title: titles[picked], result_image: imageOf(picked), variants, ...more }
}

/** Opens a vision. After the first request, the backend returns `later`. */
async function open(vision: object, script: object[] = [], { later = vision, ...props }: Record<string, unknown> = {}) {
  const page = setup(<VisionView visionId={VISION_ID} {...props} />, {
    isSignedIn: true,
    script: [
      ...script,
      { ...visionAnswer(vision), method: 'GET' },
      { ...visionAnswer(later as object), method: 'GET', always: true },
    ],
  })
  await screen.findByRole('button', { name: 'Edit Vision' })
  const group = () => screen.findByRole('radiogroup', { name: 'Four ideas from your words' })
  const shown = () => screen.getByRole('img', { name: /^Your vision/ })
  return {
    ...page,
    group,
    shown,
    sent: () => page.platform.backend.to(PICK, 'POST').map(({ body }) => JSON.parse(String(body))),
  }
}
const answer = (picked: number) => ({ ...visionAnswer(visionWith(picked)), path: PICK })

describe('the variants of a vision', () => {
  it('are a radio group, named by title, with numbers for equal titles, and with small images', async () => {
    const { group } = await open(visionWith(0))
    const radios = within(await group()).getAllByRole('radio')
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Idea 1: Beach',
      'Beach dinner',
      'Beach at dusk',
      'Idea 4: Beach',
    ])
    expect(radios[0]).toBeChecked()
    expect((await group()).querySelector('img')).toHaveAttribute('src', `${imageOf(0)}?width=480`)
  })

  it('show the picked image and title at once, and send the pick', async () => {
    const { group, shown, user, sent } = await open(visionWith(0), [answer(1)], { later: visionWith(1) })
    await user.click(within(await group()).getByRole('radio', { name: 'Beach dinner' }))
    expect(shown()).toHaveAttribute('src', imageOf(1))
    expect(screen.getByRole('heading', { name: 'Beach dinner' })).toBeVisible()
    await waitFor(() => expect(sent()).toEqual([{ variant: 1 }]))
    expect(within(await group()).getByRole('radio', { name: 'Beach dinner' })).toBeChecked()
  })

  it('can be picked with the arrow keys', async () => {
    const { group, shown, user } = await open(visionWith(0), [answer(1)], { later: visionWith(1) })
    await act(async () =>
      within(await group())
        .getAllByRole('radio')[0]
        ?.focus(),
    )
    await user.keyboard('{ArrowRight}')
    expect(shown()).toHaveAttribute('src', imageOf(1))
  })

  it('show the previous image and an error if the pick fails', async () => {
    const { group, shown, user } = await open(visionWith(0), [{ path: PICK, status: 500 }])
    await user.click(within(await group()).getByRole('radio', { name: 'Beach at dusk' }))
    expect(await screen.findByText(/^We couldn't switch to this idea/)).toBeVisible()
    expect(shown()).toHaveAttribute('src', imageOf(0))
    expect(within(await group()).getAllByRole('radio')[0]).toBeChecked()
  })

  it('have busy placeholders while the others are being drawn', async () => {
    const { group, wait, container } = await open(visionWith(0, { titles: ['Beach', 'Beach dinner'] }), [
      { ...visionAnswer({ result_image: imageOf(0), pending_variants: 3 }), method: 'GET' },
    ])
    expect(within(await group()).getAllByRole('radio')).toHaveLength(1)
    expect(container.querySelectorAll('.vk-variants__pending')).toHaveLength(3)
    expect((await group()).closest('section')).toHaveAttribute('aria-busy', 'true')
    await wait(10_000)
    expect(within(await group()).getAllByRole('radio')).toHaveLength(2)
    expect((await group()).closest('section')).toHaveAttribute('aria-busy', 'false')
  })

  it('are hidden after the first edit, and absent without variants', async () => {
    const edits = [{ description: 'Make it dusk', image: imageOf(9) }]
    const { unmount } = await open(visionWith(0, { history_images: edits } as object))
    expect(screen.queryByRole('radiogroup', { name: 'Four ideas from your words' })).toBeNull()
    unmount()
    await open({ result_image: imageOf(0) })
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  it('do not report another finished vision when one of them is picked', async () => {
    const onVisionReady = vi.fn()
    const { group, user, sent } = await open(visionWith(0), [answer(1)], { later: visionWith(1), onVisionReady })
    expect(onVisionReady).toHaveBeenCalledOnce()
    await user.click(within(await group()).getByRole('radio', { name: 'Beach dinner' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(onVisionReady).toHaveBeenCalledOnce()
  })
})
