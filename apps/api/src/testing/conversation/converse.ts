import { calls } from '@vowkit/sdk-core/contract'
import { expect } from 'vitest'
import type { ApiClient } from '../api-client.ts'
import { startChaosProxy } from './chaos-proxy.ts'
import { type ChatPage, messagesOf, openChatPage, type Person, unconfirmed } from './chat-page.ts'

export interface ConverseOptions {
  /** Returns the current API. Called for each connection, because a restart may replace the API. */
  api(): ApiClient & { url: string }
  couple: Person
  vendor: Person
  roomId: number
  /** The number of messages per participant. */
  count: number
  /** Functions that stop and restart the API. */
  restarts: readonly (() => Promise<void>)[]
}

/**
 * Exchanges messages between a couple and a vendor over an unreliable network, with the real client and API restarts.
 * Expects every message once and in order: on both sides, after a reload, and in the backend.
 */
export async function converse({ api, couple, vendor, roomId, count, restarts }: ConverseOptions): Promise<void> {
  const proxy = await startChaosProxy(() => api().url, 23)
  const pages = [couple, vendor].map((person) => openChatPage(proxy.url, roomId, person))
  try {
    const parts = restarts.length + 1
    for (let part = 0; part < parts; part++) {
      const said = pages.map((page, who) => sayPart(page, who, (part * count) / parts, ((part + 1) * count) / parts))
      await restarts[part - 1]?.()
      await Promise.all(said)
      // Unconfirmed messages must survive a reload.
      pages[part % 2]?.reload()
    }

    const total = 2 * count
    const told = calls.listMessages.response
    const seen = await Promise.all(pages.map((page) => readToTheEnd(page, total)))
    for (const page of pages) page.reload()
    const seenAgain = await Promise.all(pages.map((page) => readToTheEnd(page, total)))
    const kept = []
    for (let after = 0; after < total; after += 200) {
      const path = `/chat/chats/${roomId}/messages?after=${after}&limit=200`
      kept.push(...told.parse((await api().get(path, { token: couple.token })).body))
    }

    expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
    const texts = kept.map(({ message }) => message)
    for (const transcript of [...seen, ...seenAgain]) expect(transcript).toEqual(texts)
    for (const [who, { retried }] of pages.entries()) {
      const own = texts.filter((text) => text.startsWith(`${who} `))
      const said = Array.from({ length: count }, (_, index) => `${who} ${index}`)
      expect([...own].sort()).toEqual([...said].sort())
      // A failed message arrives only after the user sends it again, so its position may differ.
      const atOnce = (text: string) => !retried.has(text)
      expect(own.filter(atOnce)).toEqual(said.filter(atOnce))
    }
    expect(Object.entries(proxy.happened).filter(([, times]) => times === 0)).toEqual([])
  } finally {
    for (const page of pages) page.close()
    await proxy.stop()
  }
}

async function sayPart(page: ChatPage, who: number, from: number, to: number): Promise<void> {
  for (let index = Math.ceil(from); index < to; index++) await page.say(`${who} ${index}`)
}

/** Resolves to the texts on a page when no message is pending or missing. */
async function readToTheEnd(page: ChatPage, total: number): Promise<string[]> {
  await page.loadAll()
  const state = await page.whenShown((state) => messagesOf(state).length >= total && unconfirmed(state) === 0)
  return messagesOf(state).map(({ message }) => message)
}
