import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { type OpenOptions, openScreen } from '../../../testing/open-screen.tsx'

export const VISION_ID = '11111111-1111-4111-8111-111111111111'
export const DETAIL = `/vision-board/view/${VISION_ID}`

/** A vision in the format of the list endpoint. */
export const VISION = {
  id: VISION_ID,
  title: '',
  description: 'A garden at dusk',
  images: [],
  result_image: 'https://api.test/p.png',
  created_at: '2026-05-01T10:00:00Z',
  is_processing: false,
}

/** The response to one list request. */
export const listed = (...visions: object[]): ScriptedAnswer => ({ path: '/vision/list/', body: { data: visions } })

/** The response to one detail request. */
export const shown = (vision: object = {}): ScriptedAnswer => ({
  path: `/vision/list/${VISION_ID}/`,
  body: { ...VISION, is_task_processing: false, history_images: [], ...vision },
})

const CREDITS: ScriptedAnswer = {
  path: '/vision/user-credits/',
  always: true,
  body: { credits: 2, email: 'maya@example.com' },
}

/** Opens a screen of the vision area. By default, the account is signed in and has two credits. */
export function openVision(path: string, { script = [], ...options }: OpenOptions = {}) {
  return openScreen(path, { isSignedIn: true, ...options, script: [...script, CREDITS] })
}
