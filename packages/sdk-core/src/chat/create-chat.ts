import type { ChatMessage } from '../contract/chat/schema.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { sameId } from '../contract/shared/same-id.ts'
import { createConnection } from '../realtime/create-connection.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createOpenedRooms } from '../shared/opened-rooms.ts'
import type { Chat } from './chat.ts'
import { createDelivery } from './create-delivery.ts'
import { createOutbox } from './create-outbox.ts'
import { createRoom, type OwnedRoom } from './create-room.ts'
import { createThreads } from './create-threads.ts'
import { readFrame } from './read-frame.ts'

/** Creates the conversations of a client. */
export function createChat(ports: FeaturePorts): Chat {
  const connection = ports.once(createConnection)
  const opened = ports.once(createOpenedRooms)
  const rooms = new Map<string, OwnedRoom>()
  const outbox = createOutbox(ports)
  const threads = createThreads(ports, connection, () => {
    void delivery.post()
    // A message of an earlier visit may belong to an old conversation.
    for (const { roomId } of outbox.waiting()) if (threads.has(roomId) === undefined) void threads.lookUp(roomId)
  })
  const isOwnRoom = (roomId: Id) => opened.has(roomId) || threads.has(roomId)
  const delivery = createDelivery(ports, {
    connection,
    outbox,
    threads,
    canWrite: (roomId) => isOwnRoom(roomId) === true,
    onPosted: onMessage,
    refetchRoom: (roomId) => rooms.get(String(roomId))?.refetch(),
  })

  function onMessage(message: ChatMessage): void {
    const isOwn = sameId(message.user, threads.me())
    for (const one of isOwn ? outbox.match([message]) : [message]) {
      threads.onMessage(one)
      rooms.get(String(one.roomId))?.onMessage(one)
      if (isOwn) outbox.settle([one])
    }
  }

  connection.onFrame((incoming) => {
    const frame = readFrame(incoming, ports.clock.now())
    if (frame?.action === 'message') onMessage(frame.message)
    else if (frame?.action === 'error') delivery.onRejected(frame.clientId, frame.code)
    else if (frame?.action === 'room_changed') void threads.find(frame.roomId)
    else if (frame) {
      threads.onReceipt(frame.receipt)
      rooms.get(String(frame.receipt.roomId))?.onReceipt(frame.receipt)
    }
  })

  // The stored data belongs to the previous account.
  ports.onAccountChange(() => {
    for (const room of rooms.values()) room.reset()
    threads.reset()
    outbox.reset()
  })

  if (outbox.waiting().length > 0) delivery.start()

  return {
    $threads: threads.$threads,
    $connection: connection.$state,
    room(roomId) {
      const name = String(roomId)
      const room = rooms.get(name) ?? createRoom(roomId, { ports, connection, threads, outbox, delivery, isOwnRoom })
      rooms.set(name, room)
      return room
    },
    refresh: threads.refresh,
    find: threads.find,
    loadMore: threads.loadMore,
  }
}
