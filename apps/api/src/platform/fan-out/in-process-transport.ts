import type { OpenTransport } from './transport.ts'

const MAX_BYTES = 64 * 1024

/**
 * Creates a transport between the members of one process. A process with the embedded database has one member; tests
 * have several.
 */
export function createInProcessTransport(): OpenTransport {
  const members = new Set<(payload: string) => void>()
  return async (onPayload) => {
    members.add(onPayload)
    return {
      maxBytes: MAX_BYTES,
      async send(payloads) {
        for (const payload of payloads) for (const receive of members) receive(payload)
      },
      isConnected: () => true,
      isAlone: () => members.size === 1,
      close: async () => void members.delete(onPayload),
    }
  }
}
