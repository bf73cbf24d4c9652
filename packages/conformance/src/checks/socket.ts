import { CLOSE_CODES, chatSocketPath, ServerFrame } from '@vowkit/sdk-core/contract'
import type { Backend } from '../backend.ts'
import type { Check } from '../check.ts'
import { parseJson } from '../http/answer.ts'
import { Failure, Skip } from '../outcomes.ts'
import { INVALID_TOKEN } from './ids.ts'

const PATIENCE_MS = 15_000

/** What happened first after the first frame: a frame, or the end of the socket. */
type Outcome = { frame: unknown } | { closed: number } | { failed: true }

/** Opens the socket, authenticates, and waits for the first frame or the end of the socket. */
async function authenticate({ apiHost }: Backend, userId: string, token: string): Promise<Outcome> {
  if (typeof WebSocket === 'undefined')
    throw new Skip('this version of Node.js has no WebSocket. Use Node.js 22 or later')
  const url = apiHost.replace(/^http/, 'ws') + chatSocketPath(userId)
  const socket = new WebSocket(url)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      socket.addEventListener('open', () => socket.send(JSON.stringify({ action: 'authenticate', token })))
      socket.addEventListener('message', ({ data }) => resolve({ frame: parseJson(String(data)) }))
      socket.addEventListener('close', ({ code }) => resolve({ closed: code }))
      socket.addEventListener('error', () => resolve({ failed: true }))
      signal.addEventListener('abort', () =>
        reject(
          new Failure(`The socket sent no frame within ${PATIENCE_MS / 1000} s after the frame \`authenticate\`.`),
        ),
      )
    })
  } finally {
    socket.close()
  }
}

function socketUser({ session }: Backend): string {
  const { userId } = session()
  if (userId) return userId
  throw new Skip('the id of the account is unknown: GET /couple/dashboard/ has no `user.id`')
}

const NO_SOCKET = 'the backend has no socket. Clients poll conversations instead'

export const socketChecks: Check[] = [
  {
    area: 'socket',
    title: 'The socket replies `authenticated` to a valid token.',
    docs: 'the-socket',
    async run(backend) {
      const outcome = await authenticate(backend, socketUser(backend), backend.session().token)
      if ('failed' in outcome) throw new Skip(NO_SOCKET)
      if ('closed' in outcome) throw new Failure(`The socket closed with ${outcome.closed} after a valid token.`)
      const { data, error } = ServerFrame.safeParse(outcome.frame)
      if (error) throw new Failure(`The first frame is not one of the contract: ${JSON.stringify(outcome.frame)}.`)
      if (data.action !== 'authenticated')
        throw new Failure(`The first frame is \`${data.action}\` instead of \`authenticated\`.`)
    },
  },
  {
    area: 'socket',
    title: 'The socket closes with 4401 after an invalid token.',
    docs: 'the-socket',
    async run(backend) {
      const outcome = await authenticate(backend, socketUser(backend), INVALID_TOKEN)
      if ('failed' in outcome) throw new Skip(NO_SOCKET)
      if ('frame' in outcome)
        throw new Failure(`The socket sent ${JSON.stringify(outcome.frame)} after an invalid token instead of closing.`)
      if (outcome.closed !== CLOSE_CODES.unauthorized)
        throw new Failure(
          `The socket closed with ${outcome.closed} instead of ${CLOSE_CODES.unauthorized} after an invalid token, so clients reconnect forever.`,
        )
    },
  },
]
