import type { OpenSocket } from '../platform.ts'

/** Opens a WebSocket. Frames that arrive before they are asked for wait in order. */
export const openBrowserSocket: OpenSocket = (url, signal) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const socket = new WebSocket(url)
    const waiting: string[] = []
    let wake: (() => void) | undefined
    let isClosed = false
    const close = () => socket.close()
    signal.addEventListener('abort', close)
    socket.onopen = () => resolve({ send: (text) => socket.send(text), frames })
    socket.onmessage = ({ data }) => {
      waiting.push(String(data))
      wake?.()
    }
    socket.onclose = () => {
      isClosed = true
      signal.removeEventListener('abort', close)
      reject(signal.aborted ? signal.reason : new TypeError('The socket could not be opened.'))
      wake?.()
    }

    async function* frames(): AsyncGenerator<string> {
      for (;;) {
        const frame = waiting.shift()
        if (frame !== undefined) yield frame
        else if (isClosed) return
        else await new Promise<void>((next) => (wake = next))
      }
    }
  })
