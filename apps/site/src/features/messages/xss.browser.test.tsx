import { cleanup, screen, waitFor } from '@testing-library/react'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { harmOf, isOwnLink } from '../../testing/harm-of.ts'
import { openMessages, theirMessage, thread } from './test/open-messages.tsx'

// The default buffer is too small for all requests of this file.
performance.setResourceTimingBufferSize(10_000)
const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})

const attacks = xssCorpus.map(({ html }) => html)
/** Conversations with an attack in every field. */
const threads = attacks.map((html, index) => {
  const person = { email: html, first_name: html, last_name: html, image: html, user_type: html }
  return thread(5 + index, index % 2 ? html : '', {
    image: html,
    members: [
      { ...person, id: 7 },
      { ...person, id: 2000 + index },
    ],
    last_message: { message: html, user: 2000 + index, is_read: false },
  })
})

afterEach(cleanup)

function harm(): string[] {
  const mayLink = (element: Element, href: string) =>
    element.closest('.message__text') ? /^https?:\/\//.test(href) : isOwnLink(href)
  return [...document.body.querySelectorAll('*')].flatMap((element) => harmOf(element, mayLink))
}

it('the conversation list renders attacks as text', async () => {
  const { rows } = openMessages({ threads })
  await waitFor(() => expect(rows()).toHaveLength(attacks.length))
  const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim()
  for (const [index, row] of rows().entries()) {
    expect(plain(row.querySelector('.thread-row__name')?.textContent)).toContain(plain(attacks[index]))
    expect(row.querySelector('.thread-row__preview')?.textContent).toBe(attacks[index])
    expect(row.querySelector('.thread-row__type')?.textContent).toBe(attacks[index])
  }
  expect(harm()).toEqual([])
})

it('the conversation renders attacks in messages and in the URL as text', async () => {
  const messages = attacks.map((html, index) => theirMessage(index + 1, html, { userName: html, image: html }))
  const [html = ''] = attacks
  const fields = { chatroom_name: html, chatroom_image: `javascript:${html}`, chatroom_type: html }
  const { wait } = openMessages({
    threads,
    messages,
    query: `?${new URLSearchParams({ chatroom_id: '5', ...fields })}`,
  })
  await screen.findByRole('heading', { level: 1 })
  expect(harm()).toEqual([])
  await wait(1_000)
  await waitFor(() => expect(document.querySelectorAll('.message__text')).toHaveLength(attacks.length))
  const texts = [...document.querySelectorAll('.message__text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(attacks)
  for (const link of document.querySelectorAll('.message__text a'))
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener noreferrer nofollow', '_blank'])
  expect(harm()).toEqual([])
})

afterAll(() => {
  expect(alert).not.toHaveBeenCalled()
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname)
  expect(hosts).not.toContain('attack.example')
})
