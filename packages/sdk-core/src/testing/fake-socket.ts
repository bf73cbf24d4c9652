import type { OpenSocket } from '../platform/platform.ts'

/** The backend's end of a socket. */
export interface FakeSocket {
  url: string
  /** The frames that the client sent. */
  readonly sent: string[]
  /** Sends a frame to the client. */
  deliver(frame: string): void
  /** Closes the socket with a close code. Default: 1006. */
  close(code?: number): void
  isOpen(): boolean
}

export interface FakeSockets {
  open: OpenSocket
  /** All sockets that were opened, in order. */
  readonly sockets: FakeSocket[]
  /** Makes the next attempts to open a socket fail. */
  refuse(times: number): void
  /** Makes the next attempt to open a socket hang, so that it neither succeeds nor fails. */
  stall(): void
}

/** Creates a fake socket port. The test acts as the backend. */
export function fakeSockets(): FakeSockets {
  const sockets: FakeSocket[] = []
  let refusals = 0
  let isStalling = false
  return {
    sockets,
    refuse(times) {
      refusals = times
    },
    stall() {
      isStalling = true
    },
    async open(url, signal) {
      signal.throwIfAborted()
      if (refusals-- > 0) throw new TypeError('The socket could not be opened.')
      if (isStalling) {
        isStalling = false
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      }
      const sent: string[] = []
      const frames: string[] = []
      let isOpen = true
      let closeCode: number | null = null
      let wake: (() => void) | undefined
      const close = (code = 1006) => {
        if (!isOpen) return
        isOpen = false
        if (!signal.aborted) closeCode = code
        wake?.()
      }
      signal.addEventListener('abort', () => {
        frames.length = 0
        close()
      })
      const deliver = (frame: string) => {
        if (!isOpen) return
        frames.push(frame)
        wake?.()
      }
      sockets.push({ url, sent, deliver, close, isOpen: () => isOpen })
      return {
        send: (text) => void sent.push(text),
        closeCode: () => closeCode,
        async *frames() {
          for (;;) {
            const frame = frames.shift()
            if (frame !== undefined) yield frame
            else if (!isOpen) return
            else await new Promise<void>((next) => (wake = next))
          }
        },
      }
    },
  }
}
