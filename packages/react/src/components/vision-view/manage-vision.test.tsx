import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionView } from './vision-view.tsx'

const PATH = `/vision/${VISION_ID}/`
const ready = { title: 'The garden', result_image: 'https://api.test/p.png' }

async function openMenu(script: object[] = [], props: object = {}) {
  const tools = setup(<VisionView visionId={VISION_ID} {...props} />, {
    isSignedIn: true,
    script: [...script, { ...visionAnswer(ready), always: true }],
  })
  const more = await screen.findByRole('button', { name: 'More' })
  await tools.user.click(more)
  return { ...tools, more, rename: await screen.findByRole('button', { name: 'Rename' }) }
}
const remove = () => screen.getByRole('button', { name: 'Delete' })

describe('the menu of a vision', () => {
  it('opens with the focus on its first entry, and closes on Escape with the focus on its button', async () => {
    const { user, more, rename } = await openMenu()
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(rename).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull()
    expect(more).toHaveFocus()
    expect(more).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when the focus leaves it', async () => {
    const { user } = await openMenu()
    await user.click(screen.getByRole('heading', { name: 'The garden' }))
    expect(screen.queryByRole('button', { name: 'Rename' })).toBeNull()
  })
})

describe('the dialog that renames a vision', () => {
  async function openRename(...script: object[]) {
    const tools = await openMenu(script)
    await tools.user.click(tools.rename)
    const dialog = within(screen.getByRole('dialog', { name: 'Rename your vision' }))
    return { ...tools, dialog, field: dialog.getByRole('textbox', { name: 'Title' }) }
  }

  it('saves the title without surrounding spaces, closes and shows the new title', async () => {
    const renamed = { ...ready, title: 'Our day' }
    const { user, field, platform, more } = await openRename(
      visionAnswer(ready),
      { ...visionAnswer(renamed), path: PATH, method: 'PATCH' },
      visionAnswer(renamed),
    )
    expect(field).toHaveValue('The garden')
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, ' Our day {Enter}')
    expect(await screen.findByRole('heading', { name: 'Our day' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(platform.backend.to(PATH, 'PATCH').map(({ body }) => body)).toEqual(['{"title":"Our day"}'])
    expect(more).toHaveFocus()
  })

  it('rejects a blank title without a request', async () => {
    const { user, field, dialog, platform } = await openRename()
    await user.clear(field)
    await user.type(field, '  {Enter}')
    expect(dialog.getByRole('alert')).toHaveTextContent('Please enter a title.')
    expect(platform.backend.to(PATH)).toEqual([])
  })

  it('accepts at most 80 characters', async () => {
    const { user, field } = await openRename()
    await user.clear(field)
    await user.type(field, 'x'.repeat(85))
    expect(field).toHaveValue('x'.repeat(80))
  })

  it('stays open with an error if the title cannot be saved', async () => {
    const { user, dialog } = await openRename({ path: PATH, method: 'PATCH', fault: 'refuse' })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't save the title.")
  })
})

describe('the dialog that deletes a vision', () => {
  async function openDelete(...script: object[]) {
    const onDelete = vi.fn()
    const tools = await openMenu(script, { onDelete })
    await tools.user.click(remove())
    return { ...tools, onDelete, dialog: within(screen.getByRole('dialog', { name: 'Delete this vision?' })) }
  }

  it('names the vision, deletes it after confirmation and calls onDelete', async () => {
    const { user, dialog, platform, onDelete } = await openDelete({
      path: PATH,
      method: 'DELETE',
      status: 204,
      body: '',
    })
    expect(dialog.getByText(/“The garden” and all its images will be deleted/)).toBeVisible()
    expect(platform.backend.to(PATH)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(() => expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: VISION_ID })))
    expect(platform.backend.to(PATH, 'DELETE')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the vision if the visitor does not confirm', async () => {
    const { user, dialog, platform, onDelete, more } = await openDelete()
    await user.click(dialog.getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(more).toHaveFocus()
    expect(platform.backend.to(PATH)).toEqual([])
    expect(onDelete).not.toHaveBeenCalled()
  })

  it('stays open with an error if the vision cannot be deleted', async () => {
    const { user, dialog, onDelete } = await openDelete({ path: PATH, method: 'DELETE', status: 500, body: {} })
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't delete your vision.")
    expect(onDelete).not.toHaveBeenCalled()
  })
})
