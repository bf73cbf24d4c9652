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
  /** Whether the room is this person's; `undefined` while nobody knows. */
  isTheirs(roomId: Id): boolean | undefined
}

/** A room as the chat handles it. */
export interface OwnedRoom extends Room {
  hear(message: ChatMessage): void
  hearReceipt(receipt: Receipt): void
  /** Reads what the backend has, if somebody listens. */
  look(): void
  /** Its person is gone. */
  forget(): void
}

export function createRoom(roomId: Id, deps: RoomDeps): OwnedRoom {
  const { ports, connection, threads, outbox, delivery, isTheirs } = deps
  const { $history, ...history } = createHistory(ports, roomId, deps)
  const { $draft, ...draft } = createDraft(ports, roomId)
  const receipts = createReadReceipts(ports, {
    connection,
    threads,
    roomId,
    transcript: () => $history.get().transcript,
  })
  const show = createShowMessages()
  let hasAskedAgain = false

  const $room = computed([$history, outbox.$entries], (reading, entries): RoomState => {
    const { status, transcript, isLoadingEarlier } = reading
    if (status !== 'ready') return { status }
    const own = entries.filter((entry) => sameId(entry.roomId, roomId))
    const messages = show(transcript, own, threads.me())
    return { status, messages, hasEarlier: history.hasEarlier(), isLoadingEarlier }
  })

  /** A room that was just made elsewhere may not be among the threads yet. */
  async function isFound(): Promise<boolean | undefined> {
    if (isTheirs(roomId) === false && !hasAskedAgain) {
      hasAskedAgain = true
      await threads.refresh()
    }
    return isTheirs(roomId)
  }

  async function read(signal: AbortSignal): Promise<boolean> {
    const found = await isFound()
    signal.throwIfAborted()
    if (found) {
      const isRead = await history.catchUp(signal)
      if (isRead) receipts.send(true)
      return isRead
    }
    if (found === false) history.give('missing')
    else if (threads.$threads.value?.status === 'failed') history.give('failed')
    return found === false
  }

  async function check(signal: AbortSignal): Promise<boolean> {
    if ($history.get().status !== 'ready') return read(signal)
    const isRead = await history.check(signal)
    if (isRead) receipts.send(true)
    return isRead
  }

  const look = autoRefetch($room, { ports, connection, read, check })

  onMount($room, () => {
    hasAskedAgain = false
    receipts.setMounted(true)
    const unlisten = [
      threads.$threads.listen(() => {
        if ($history.get().status !== 'ready') look()
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
      const isTaken = !isBlank && text.length <= MAX_MESSAGE_LENGTH && isTheirs(roomId) && outbox.add(roomId, text)
      if (isTaken) {
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
      if (isOpen && connection.$state.value !== 'open') look()
    },
    hear(message) {
      if (!history.hear(message)) look()
      receipts.send()
    },
    hearReceipt(receipt) {
      if (sameId(receipt.user, threads.me())) receipts.onReceipt(receipt)
      else history.hearReceipt(receipt)
    },
    look,
    forget() {
      history.forget()
      draft.forget()
      receipts.reset()
    },
  }
}
