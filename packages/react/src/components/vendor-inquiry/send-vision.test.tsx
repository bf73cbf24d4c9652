import { screen } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { expect, it } from 'vitest'
import { AttributionProvider } from '../../provider/attribution.tsx'
import { setup, VISION_ID, visionAnswer } from '../../testing/setup.tsx'
import { VisionView, type VisionViewProps } from '../vision-view/vision-view.tsx'

const path = '/vendor/detail/get/3/'
const ROOM = '/chat/create-chat-room/77/'
const MESSAGES = '/chat/chats/5/messages'
const READY = { title: 'Peony barn', result_image: 'https://pictures.test/barn.webp' }

const vendor = (more: object = {}): ScriptedAnswer => ({
  method: 'GET',
  path,
  always: true,
  body: {
    id: 3,
    user: { id: 77, first_name: 'Iris', last_name: 'Moon' },
    business_name: 'Iris & Fern',
    inquiry: false,
    ...more,
  },
})

function show(script: ScriptedAnswer[], vision: object = {}, props: Partial<VisionViewProps> = {}) {
  const drawn = { ...visionAnswer({ ...READY, ...vision }), always: true }
  const view = <VisionView visionId={VISION_ID} onNew={() => undefined} {...props} />
  return setup(<AttributionProvider element="vision-generator">{view}</AttributionProvider>, {
    isSignedIn: true,
    script: [...script, drawn],
  })
}

const button = (name: string) => screen.findByRole('button', { name })

it('the first button of a vision sends it to the vendor of the page, with the guests and a message', async () => {
  const { user, platform } = show([vendor(), { method: 'POST', path, status: 201 }], {}, { vendorId: '3' })
  const send = await button('Send to Iris & Fern')
  expect(send.compareDocumentPosition(await button('New Vision'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(send)
  await user.type(screen.getByLabelText('Guests'), '80')
  await user.type(screen.getByLabelText('Your message'), 'Can you do this?')
  const [, confirm] = screen.getAllByRole('button', { name: 'Send to Iris & Fern' })
  if (confirm) await user.dblClick(confirm)
  expect(await screen.findByRole('heading', { name: 'Iris & Fern has your vision' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Iris & Fern has your vision' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Open the conversation' })).toBeVisible()
  expect(platform.backend.to(path, 'POST').map(({ body }) => JSON.parse(String(body)))).toEqual([
    { message: 'Can you do this?', guests: 80, vision_id: VISION_ID, element: 'vision-generator' },
  ])
  await user.click(await button('Close'))
  expect(await button('Sent to Iris & Fern')).toBeVisible()
})

it('a vision is sent to the vendor on whose page it was created', async () => {
  show([vendor()], { vendor_id: '3' })
  expect(await button('Send to Iris & Fern')).toBeVisible()
})

it('a vision without a vendor has no button to send it', async () => {
  const { platform } = show([vendor()])
  await button('New Vision')
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull()
  expect(platform.backend.to(path)).toEqual([])
})

it('a vision has no button to send it to an unknown vendor', async () => {
  const { platform } = show([{ path, always: true, status: 404 }], { vendor_id: '3' })
  await button('New Vision')
  await expect.poll(() => platform.backend.to(path).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull()
})

it('a vision becomes a message if the couple has sent the vendor an inquiry before', async () => {
  const room = { method: 'POST', path: ROOM, body: { chatroom_id: 5, name: '', category: '', image: '' } }
  const sent = { message_id: 1, roomId: 5, user: 7, message: 'Peony barn', updated_at: '' }
  const message = { method: 'POST', path: MESSAGES, status: 201, body: sent }
  const { user, platform } = show([vendor({ inquiry: true }), room, message], { vendor_id: '3' })
  await user.click(await button('Send to Iris & Fern'))
  expect(screen.queryByLabelText('Guests')).toBeNull()
  const [, confirm] = screen.getAllByRole('button', { name: 'Send to Iris & Fern' })
  if (confirm) await user.click(confirm)
  await screen.findByRole('heading', { name: 'Iris & Fern has your vision' })
  expect(platform.backend.to(path, 'POST')).toEqual([])
  expect(platform.backend.to(MESSAGES, 'POST').map(({ body }) => JSON.parse(String(body)))).toEqual([
    { message: 'Peony barn', client_id: `vision-${VISION_ID}`, vision_id: VISION_ID, element: 'vision-generator' },
  ])
})
