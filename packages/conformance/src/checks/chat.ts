import { randomUUID } from 'node:crypto'
import { calls, sameId } from '@vowkit/sdk-core/contract'
import type { Backend } from '../backend.ts'
import type { Check } from '../check.ts'
import { expectError, expectStatus } from '../expect/expect-answer.ts'
import { expectBody } from '../expect/expect-body.ts'
import { Failure } from '../outcomes.ts'

const TEXT = 'A message of a conformance check. Please ignore it.'

/** Opens the room with the test vendor. Resolves to its id. */
async function openRoom(backend: Backend): Promise<string> {
  const { token } = backend.session()
  const { user } = await backend.read('getVendor', { token, params: { id: backend.testVendor() } })
  const { chatroom_id } = await backend.read('createChatRoom', { token, params: { vendor_user_id: user.id }, json: {} })
  return String(chatroom_id)
}

function sendMessage({ sendCall, session }: Backend, room_id: string, message: string, client_id: string) {
  return sendCall('sendMessage', { token: session().token, params: { room_id }, json: { message, client_id } })
}

export const chatChecks: Check[] = [
  {
    area: 'chat',
    title: 'Two calls return the same room with a vendor.',
    docs: 'the-socket',
    async run(backend) {
      const [first, second] = [await openRoom(backend), await openRoom(backend)]
      if (first !== second) throw new Failure(`Two calls created the rooms ${first} and ${second}.`)
    },
  },
  {
    area: 'chat',
    title: 'A message that is sent twice is stored once.',
    docs: 'the-socket',
    async run(backend) {
      const room_id = await openRoom(backend)
      const clientId = randomUUID()
      const ids: (string | number)[] = []
      for (const _ of [1, 2]) {
        const answer = await sendMessage(backend, room_id, TEXT, clientId)
        expectStatus(answer, calls.sendMessage.status)
        const { message_id, client_id } = expectBody(answer, calls.sendMessage, backend.note)
        if (client_id === undefined)
          return backend.note('The messages have no `client_id`, so clients match their own messages by text.')
        ids.push(message_id)
      }
      if (!sameId(ids[0], ids[1]))
        throw new Failure(
          `Two requests with the same \`client_id\` stored the messages ${ids.join(' and ')}. Clients resend a message if they get no response.`,
        )
    },
  },
  {
    area: 'chat',
    title: 'The messages of a room are numbered without gaps.',
    docs: 'the-socket',
    async run(backend) {
      const room_id = await openRoom(backend)
      for (const _ of [1, 2]) expectStatus(await sendMessage(backend, room_id, TEXT, randomUUID()), 201)
      const messages = await backend.read('listMessages', { token: backend.session().token, params: { room_id } })
      if (messages.length < 2) throw new Failure(`The room has ${messages.length} messages after two were sent.`)
      const numbers = messages.map(({ seq }) => seq)
      if (numbers.includes(undefined))
        return backend.note('The messages have no `seq`, so clients sort them by time of arrival.')
      const first = numbers[0] ?? 0
      if (numbers.some((seq, index) => seq !== first + index))
        throw new Failure(`The messages have the numbers ${numbers.join(', ')}. Send them oldest first, without gaps.`)
    },
  },
  {
    area: 'chat',
    title: 'A blank message gets 400.',
    docs: 'what-clients-rely-on',
    async run(backend) {
      expectError(await sendMessage(backend, await openRoom(backend), ' ', randomUUID()), 400)
    },
  },
  {
    area: 'chat',
    title: 'A different account and a stranger cannot read a room.',
    docs: 'what-clients-rely-on',
    async run(backend) {
      const { token } = backend.otherSession()
      const room_id = await openRoom(backend)
      const answer = await backend.sendCall('listMessages', { token, params: { room_id } })
      if (answer.status < 300)
        throw new Failure(
          `${answer.request} responded ${answer.status} to a different account. It must respond 404 or 403.`,
        )
      expectStatus(answer, 404, 403)
      expectError(await backend.sendCall('listMessages', { params: { room_id } }), 401)
    },
  },
]
