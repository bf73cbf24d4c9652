import { screen } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { describe, expect, it } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { BlockedNotice } from './blocked-notice.tsx'
import { ConversationSafety } from './conversation-safety.tsx'

const REPORT = '/chat/chats/5/report'
const BLOCK = '/chat/chats/5/block'

async function open(script: ScriptedAnswer[] = [], thread: { is_blocked?: boolean } = {}) {
  const view = setup(<ConversationSafety thread={{ roomId: 5, ...thread }} name="Iris & Fern" />, {
    isSignedIn: true,
    script,
  })
  await view.user.click(screen.getByRole('button', { name: 'Report or block' }))
  return { ...view, sent: view.platform.backend.to }
}

describe('ConversationSafety', () => {
  it('sends a report with the reason and the words, and confirms it', async () => {
    const { user, sent } = await open([{ method: 'POST', path: REPORT, status: 201, body: { detail: 'ok' } }])
    await user.click(screen.getByRole('radio', { name: 'Fraud or a fake profile' }))
    await user.type(screen.getByLabelText('What happened? (optional)'), 'Asks for cash.')
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('Thank you. We will read your report.')).toBeVisible()
    expect(sent(REPORT)[0]?.body).toBe(JSON.stringify({ reason: 'fraud', words: 'Asks for cash.' }))
  })

  it('asks for a reason before it sends a report', async () => {
    const { user, sent } = await open()
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason.')
    expect(sent(REPORT)).toEqual([])
  })

  it('keeps the words of a report that failed', async () => {
    const { user } = await open([{ method: 'POST', path: REPORT, status: 500, always: true }])
    await user.click(screen.getByRole('radio', { name: 'Something else' }))
    await user.type(screen.getByLabelText('What happened? (optional)'), 'Words')
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work')
    expect(screen.getByLabelText('What happened? (optional)')).toHaveValue('Words')
  })

  it('blocks the conversation', async () => {
    const { user, sent } = await open([{ method: 'POST', path: BLOCK, body: { detail: 'ok' } }])
    await user.click(screen.getByRole('button', { name: 'Block Iris & Fern' }))
    expect(sent(BLOCK)).toMatchObject([{ method: 'POST' }])
  })

  it('unblocks a conversation that the account has blocked', async () => {
    const { user, sent } = await open([{ method: 'DELETE', path: BLOCK, body: { detail: 'ok' } }], { is_blocked: true })
    await user.click(screen.getByRole('button', { name: 'Unblock Iris & Fern' }))
    expect(sent(BLOCK)).toMatchObject([{ method: 'DELETE' }])
  })
})

describe('BlockedNotice', () => {
  it.each([
    [{ is_blocked: true }, 'You have blocked Iris & Fern. Neither side can send messages here.'],
    [{ is_blocked_by_other: true }, 'This conversation was blocked by Iris & Fern. You cannot send messages here.'],
  ])('explains the state %j', (thread, text) => {
    setup(<BlockedNotice thread={thread} name="Iris & Fern" />)
    expect(screen.getByRole('status')).toHaveTextContent(text)
  })
})
