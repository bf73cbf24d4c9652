import type { OpenSocket } from '../platform/platform.ts'

/** The far side of one socket. */
export interface FakeSocket {
  url: string
  /** What the client sent. */
  readonly sent: string[]
  /** Sends the client a frame. */
  deliver(frame: string): void
  close(): void
  isOpen(): boolean
}

export interface FakeSockets {
  open: OpenSocket
  /** Every socket that was opened, in order. */
  readonly sockets: FakeSocket[]
  /** Lets the next attempts to open fail. */
  refuse(times: number): void
}

/** A network of sockets whose far side is the test. */
export function fakeSockets(): FakeSockets {
  const sockets: FakeSocket[] = []
  let refusals = 0
  return {
    sockets,
    refuse(times) {
      refusals = times
    },
    async open(url, signal) {
      signal.throwIfAborted()
      if (refusals-- > 0) throw new TypeError('The socket could not be opened.')
      const sent: string[] = []
      const frames: string[] = []
      let isOpen = true
      let wake: (() => void) | undefined
      const close = () => {
        isOpen = false
        wake?.()
      }
      signal.addEventListener('abort', close)
      const deliver = (frame: string) => {
        frames.push(frame)
        wake?.()
      }
      sockets.push({ url, sent, deliver, close, isOpen: () => isOpen })
      return {
        send: (text) => void sent.push(text),
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
