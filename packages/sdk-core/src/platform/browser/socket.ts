import type { OpenSocket } from '../platform.ts'

/**
 * Opens a WebSocket. Queues received frames until the caller reads them. When the signal aborts, the socket ends
 * immediately, because the browser may take minutes to close a socket whose peer is unreachable.
 */
export const openBrowserSocket: OpenSocket = (url, signal) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const socket = new WebSocket(url)
    const queue: string[] = []
    let wake: (() => void) | undefined
    let isClosed = false
    let closeCode: number | null = null

    function end(reason: unknown): void {
      isClosed = true
      signal.removeEventListener('abort', leave)
      socket.onopen = socket.onmessage = socket.onclose = null
      reject(reason)
      wake?.()
    }
    function leave(): void {
      queue.length = 0
      end(signal.reason)
      socket.close()
    }

    signal.addEventListener('abort', leave)
    socket.onopen = () => resolve({ send: (text) => socket.send(text), frames, closeCode: () => closeCode })
    socket.onmessage = ({ data }) => {
      queue.push(String(data))
      wake?.()
    }
    socket.onclose = ({ code }) => {
      closeCode = code
      end(new TypeError('The socket could not be opened.'))
    }

    async function* frames(): AsyncGenerator<string> {
      for (;;) {
        const frame = queue.shift()
        if (frame !== undefined) yield frame
        else if (isClosed) return
        else await new Promise<void>((next) => (wake = next))
      }
    }
  })
