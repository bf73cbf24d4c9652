import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../../testing/index.ts'
import { createVisionWatch } from '../create-vision-watch.ts'
import { createCredits } from '../credits/create-credits.ts'
import { visionEditOf } from './create-vision-edits.ts'
import { editsLeft } from './vision-edit.ts'

const PATH = '/vision/list/v1/'
const edits = (count: number) => ['dusk', 'candles', 'peonies'].slice(0, count).map((description) => ({ description }))
const detail = (used = 0, more = {}) => ({
  id: 'v1',
  description: 'a barn',
  result_image: 'https://api.test/1.png',
  history_images: edits(used),
  ...more,
})
const read = (used = 0, more = {}): ScriptedAnswer => ({ method: 'GET', path: PATH, body: detail(used, more) })
const taken = (used = 1): ScriptedAnswer => ({
  method: 'POST',
  path: PATH,
  body: detail(used, { is_processing: true }),
})
const refused = (status: number, code: string): ScriptedAnswer => ({
  method: 'POST',
  path: PATH,
  status,
  body: { detail: 'No.', code },
})
const credits = (left: number): ScriptedAnswer => ({
  path: '/vision/user-credits/',
  always: true,
  body: { credits: left, email: '' },
})

async function setup(...script: ScriptedAnswer[]) {
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform, notify: platform.notify })
  client.session.signIn({ token: 't', email: 'maya@example.com' })
  const $vision = client.ports.once(createVisionWatch).watch('v1')
  const edit = visionEditOf(client.ports, 'v1')
  edit.$edit.listen(() => undefined)
  await platform.clock.advance(0)
  edit.open()
  return {
    ...platform,
    client,
    edit,
    $vision,
    sent: () => platform.backend.to(PATH, 'POST'),
    asked: () => platform.backend.to(PATH, 'GET').length,
    async submit(text: string) {
      edit.setText(text)
      const submitting = edit.submit()
      await platform.clock.advance(10_000)
      await submitting
    },
  }
}

describe('visionEdit.submit', () => {
  it('adds the edit to the history and shows the vision as drawing until a response 10 s later', async () => {
    const { edit, $vision, sent, asked, clock } = await setup(read(), taken(), read(1), credits(2))
    edit.setText('dusk')
    await edit.submit()
    expect(sent()[0]).toMatchObject({ body: '{"description":"dusk"}' })
    expect(edit.$edit.get()).toEqual({ isOpen: false, text: '', isSending: false, problem: null })
    expect($vision.get()).toMatchObject({ status: 'drawing', vision: { history_images: edits(1) } })
    await clock.advance(9_999)
    expect(asked()).toBe(1)
    await clock.advance(1)
    expect(asked()).toBe(2)
    expect($vision.get()).toMatchObject({ status: 'settled', vision: { history_images: edits(1) } })
  })

  it.each([
    ['without the vision', {}],
    ['with outdated flags', detail(1)],
  ])('shows the vision as drawing after a response %s', async (_name, body) => {
    const { edit, $vision } = await setup(read(), { method: 'POST', path: PATH, body })
    edit.setText('dusk')
    await edit.submit()
    expect($vision.get()).toMatchObject({
      status: 'drawing',
      vision: { id: 'v1', result_image: 'https://api.test/1.png', history_images: edits(1) },
    })
  })

  it('refetches the credits once the image is drawn', async () => {
    const { submit, client, clock } = await setup(read(), taken(), read(1), credits(2))
    await submit('dusk')
    await clock.advance(0)
    expect(client.ports.once(createCredits).$credits.value).toMatchObject({ status: 'known', credits: 2 })
  })

  it.each([
    ['  \n ', 'edit_empty', [{ code: 'edit_empty' }]],
    ['x'.repeat(2001), 'edit_too_long', []],
  ])('sends no request for an invalid prompt', async (text, problem, told) => {
    const { edit, submit, sent, notices } = await setup(read())
    await submit(text)
    expect(sent()).toEqual([])
    expect(notices).toEqual(told)
    expect(edit.$edit.get()).toMatchObject({ problem, isOpen: true, text })
    edit.setText('dusk')
    expect(edit.$edit.get().problem).toBeNull()
  })

  it('sends an offered edit, and keeps the text that the visitor has written', async () => {
    const { edit, sent } = await setup(read(), taken())
    edit.setText('Add a dog')
    expect(await edit.submit('Make it dusk')).toBe(true)
    expect(sent()[0]).toMatchObject({ body: '{"description":"Make it dusk"}' })
    expect(edit.$edit.get()).toEqual({ isOpen: false, text: 'Add a dog', isSending: false, problem: null })
  })

  it('shows an offered edit in the text box if it is rejected', async () => {
    const { edit } = await setup(read(), refused(409, 'still_processing'), read())
    edit.close()
    expect(await edit.submit('Make it dusk')).toBe(false)
    expect(edit.$edit.get()).toMatchObject({ isOpen: true, text: 'Make it dusk', problem: 'still_processing' })
  })

  it('sends one request for several fast clicks', async () => {
    const { edit, sent } = await setup(read(), taken())
    edit.setText('dusk')
    await Promise.all([edit.submit(), edit.submit()])
    expect(sent()).toHaveLength(1)
  })

  it('reuses the key after a lost response, so that a retry cannot edit the vision twice', async () => {
    const lost: ScriptedAnswer = { method: 'POST', path: PATH, fault: 'refuse' }
    const { edit, submit, sent } = await setup(read(), lost, lost, lost, lost, read(), taken())
    await submit('dusk')
    expect(edit.$edit.get()).toMatchObject({ problem: 'edit_unanswered', text: 'dusk', isOpen: true })
    await submit('dusk')
    expect(sent()[0]?.headers['Idempotency-Key']).toBe('00000000-0000-4000-8000-000000000001')
    expect(edit.$edit.get()).toMatchObject({ problem: null, isOpen: false })
  })

  it('recognizes an accepted edit in the history of the vision after a lost response', async () => {
    const lost: ScriptedAnswer = { method: 'POST', path: PATH, fault: 'lose' }
    const { edit, submit, $vision, sent } = await setup(
      read(),
      ...[lost, lost, lost, lost],
      read(1, { is_processing: true }),
    )
    await submit('dusk')
    expect(new Set(sent().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
    expect($vision.get()).toMatchObject({ status: 'drawing', vision: { history_images: edits(1) } })
    expect(edit.$edit.get()).toMatchObject({ isOpen: false, text: '', problem: null })
  })

  it('uses a new key for a different prompt and after an accepted edit', async () => {
    const { submit, sent } = await setup(
      read(),
      refused(500, 'internal'),
      read(),
      taken(),
      read(1),
      taken(2),
      credits(1),
    )
    await submit('dusk')
    await submit('candles')
    await submit('candles')
    expect(new Set(sent().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(3)
  })

  it.each([
    [409, 'still_processing', 'still_processing'],
    [400, 'no_edits_left', 'no_edits'],
    [400, 'not_understood', 'not_understood'],
    [402, 'no_credits', 'no_edits'],
    [400, 'validation_failed', 'edit_failed'],
    [500, 'internal', 'edit_failed'],
  ])('keeps the prompt and refetches the vision after the error %i (%s)', async (status, code, problem) => {
    const { edit, submit, asked, logged } = await setup(read(2), refused(status, code), read(3))
    await submit('dusk')
    expect(edit.$edit.get()).toMatchObject({ problem, text: 'dusk', isOpen: true, isSending: false })
    expect(asked()).toBe(2)
    expect(logged).toEqual(['A vision could not be edited.'])
    edit.dismiss()
    expect(edit.$edit.get()).toMatchObject({ problem: null, text: 'dusk' })
  })

  it('restores a prompt that could not be drawn in the text box', async () => {
    const { edit, submit, $vision } = await setup(
      read(),
      taken(),
      read(0, { failure: { code: 'refused' } }),
      credits(1),
    )
    await submit('dusk')
    expect($vision.get()).toMatchObject({ status: 'settled', vision: { failure: { code: 'refused' } } })
    expect(edit.$edit.get()).toEqual({ isOpen: true, text: 'dusk', isSending: false, problem: null })
  })

  it('hides the prompt from the next account', async () => {
    const { client, edit } = await setup(read())
    edit.setText('dusk')
    client.session.signIn({ token: 'n', email: 'noor@example.com' })
    expect(visionEditOf(client.ports, 'v1').$edit.get().text).toBe('')
  })
})

describe('visionEdit.submit: fourth edit', () => {
  it.each([
    ['offers credits instead of a fourth edit when no credits are left', 0, 'no_edits', 0],
    ['sends a fourth edit when the credits are unlimited', -1, null, 1],
  ])('%s', async (_name, left, problem, count) => {
    const { edit, submit, sent } = await setup(read(3), credits(left), taken(4), { ...read(4), always: true })
    await submit('lanterns')
    expect(edit.$edit.get().problem).toBe(problem)
    expect(sent()).toHaveLength(count)
  })

  it('refetches the vision after credits were offered, because buying credits removes the watermark', async () => {
    const clean = read(3, { result_image: 'https://api.test/clean.png' })
    const { edit, submit, $vision, clock } = await setup(read(3), credits(0), clean)
    await submit('lanterns')
    edit.dismiss()
    await clock.advance(0)
    expect($vision.get()).toMatchObject({ vision: { result_image: 'https://api.test/clean.png' } })
    expect(edit.$edit.get()).toMatchObject({ problem: null, text: 'lanterns' })
  })

  it('sends a fourth edit to the backend when the balance is unknown', async () => {
    const balance = { path: '/vision/user-credits/', status: 500, always: true }
    const { edit, submit, sent } = await setup(read(3), balance, refused(400, 'no_edits_left'), read(3))
    await submit('lanterns')
    expect(sent()).toHaveLength(1)
    expect(edit.$edit.get().problem).toBe('no_edits')
  })
})

it('editsLeft returns at most three edits per vision, and null with an unlimited plan', () => {
  const left = (used: number, balance = 2, planType: 'free' | 'monthly' = 'free') =>
    editsLeft({ history_images: edits(used) }, { credits: balance, planType })
  expect([left(0), left(2), left(3), left(9, -1), left(1, 0, 'monthly')]).toEqual([3, 1, 0, null, null])
  expect(editsLeft({ history_images: [...edits(3), ...edits(3)] }, { credits: 0, planType: 'free' })).toBe(0)
})
