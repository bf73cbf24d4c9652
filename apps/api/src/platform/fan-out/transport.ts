/** Delivers each payload to all processes of a deployment, including the sender. Payloads may get lost. */
export interface Transport {
  /** Maximum size of one payload in bytes. */
  readonly maxBytes: number
  /** Resolves when the payloads were sent, in order. Rejects if some of them may not have been. */
  send(payloads: readonly string[]): Promise<void>
  /** Whether payloads can be sent and received now. */
  isConnected(): boolean
  /** Whether no other process can receive payloads, so that nothing needs to be sent. */
  isAlone(): boolean
  close(): Promise<void>
}

/** Opens a transport, which reconnects by itself. `onPayload` is called in the order in which each process sent. */
export type OpenTransport = (onPayload: (payload: string) => void) => Promise<Transport>
