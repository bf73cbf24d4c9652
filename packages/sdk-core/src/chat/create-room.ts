import { computed, onMount } from 'nanostores'
import type { ChatMessage } from '../contract/chat/schema.ts'
import { MAX_MESSAGE_LENGTH } from '../contract/shared/limits.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import type { Connection } from '../realtime/connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { autoRefetch } from './auto-refetch.ts'
import type { Room, RoomState } from './chat.ts'
import type { Delivery } from './create-delivery.ts'
import { createDraft } from './create-draft.ts'
import { createHistory } from './create-history.ts'
import type { Outbox } from './create-outbox.ts'
import type { Threads } from './create-threads.ts'
import type { Receipt } from './read-frame.ts'
import { createReadReceipts } from './read-receipts.ts'
import { createShowMessages } from './show-messages.ts'

export interface RoomDeps {
  ports: FeaturePorts
  connection: Connection
  threads: Threads
  outbox: Outbox
  delivery: Delivery
  /** Whether the account is a member of the room. `undefined` until the conversations have been fetched. */
  isOwnRoom(roomId: Id): boolean | undefined
}

/** A room, with the methods that only `createChat` uses. */
export interface OwnedRoom extends Room {
  onMessage(message: ChatMessage): void
  onReceipt(receipt: Receipt): void
  /** Refetches the room if its store has subscribers. */
  refetch(): void
  /** Clears the account's data. */
  reset(): void
}

export function createRoom(roomId: Id, deps: RoomDeps): OwnedRoom {
  const { ports, connection, threads, outbox, delivery, isOwnRoom } = deps
  const { $history, ...history } = createHistory(ports, roomId, deps)
  const { $draft, ...draft } = createDraft(ports, roomId)
  const receipts = createReadReceipts(ports, {
    connection,
    threads,
    roomId,
    transcript: () => $history.get().transcript,
  })
  const showMessages = createShowMessages()
  let hasRefreshedThreads = false

  const $room = computed([$history, outbox.$entries], (state, entries): RoomState => {
    const { status, transcript, isLoadingEarlier } = state
    if (status !== 'ready') return { status }
    const own = entries.filter((entry) => sameId(entry.roomId, roomId))
    const messages = showMessages(transcript, own, threads.me())
    return { status, messages, hasEarlier: history.hasEarlier(), isLoadingEarlier }
  })

  /** Whether the room exists. Refetches the conversations once, because they may not contain the room yet. */
  async function isFound(): Promise<boolean | undefined> {
    const isUnknown = threads.$threads.value?.status === 'ready' && isOwnRoom(roomId) !== true
    if (isUnknown && !hasRefreshedThreads) {
      hasRefreshedThreads = true
      await threads.find(roomId)
    }
    return isOwnRoom(roomId)
  }

  async function read(signal: AbortSignal): Promise<boolean> {
    const found = await isFound()
    signal.throwIfAborted()
    if (found) {
      const isRead = await history.catchUp(signal)
      if (isRead) receipts.send(true)
      return isRead
    }
    if (found === false) history.setUnavailable('missing')
    else if (threads.$threads.value?.status === 'failed') history.setUnavailable('failed')
    return found === false
  }

  async function check(signal: AbortSignal): Promise<boolean> {
    if ($history.get().status !== 'ready') return read(signal)
    const isRead = await history.check(signal)
    if (isRead) receipts.send(true)
    return isRead
  }

  const refetch = autoRefetch($room, { ports, connection, read, check })

  onMount($room, () => {
    hasRefreshedThreads = false
    receipts.setMounted(true)
    const unlisten = [
      threads.$threads.listen(() => {
        if ($history.get().status !== 'ready') refetch()
      }),
      connection.$state.listen(receipts.resend),
      ports.visibility.subscribe(() => receipts.send()),
    ]
    return () => {
      receipts.setMounted(false)
      for (const stop of unlisten) stop()
    }
  })

  return {
    $room,
    $draft,
    setDraft: draft.set,
    send(text = $draft.get()) {
      const isBlank = text.trim() === ''
      const isAdded = !isBlank && text.length <= MAX_MESSAGE_LENGTH && isOwnRoom(roomId) && outbox.add(roomId, text)
      if (isAdded) {
        if (text === $draft.get()) draft.set('')
        delivery.start()
      } else if (!isBlank) draft.set(text)
    },
    retry(clientId) {
      outbox.retry(clientId)
      delivery.start()
    },
    discard: outbox.remove,
    loadEarlier: history.loadEarlier,
    setOpen(isOpen) {
      receipts.setOpen(isOpen)
      receipts.send()
      if (isOpen && connection.$state.value !== 'open') refetch()
    },
    onMessage(message) {
      if (!history.onMessage(message)) refetch()
      receipts.send()
    },
    onReceipt(receipt) {
      if (sameId(receipt.user, threads.me())) receipts.onReceipt(receipt)
      else history.onReceipt(receipt)
    },
    refetch,
    reset() {
      history.reset()
      draft.reset()
      receipts.reset()
    },
  }
}
