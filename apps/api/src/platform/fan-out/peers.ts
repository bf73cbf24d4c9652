import type { Batch } from './batch.ts'

/** The other processes of a deployment, and the last batch that arrived from each. */
export interface Peers {
  /** Records a batch that arrived at `now`. Returns false for a batch that has arrived before. */
  accept(batch: Pick<Batch, 'from' | 'seq' | 'isLast'>, now: number): boolean
  /** Reports a gap for each process that has become silent. */
  checkSilence(now: number): void
}

export interface PeerRules {
  heartbeatMs: number
  silentMs: number
}

/** A process that has been silent for this many times `silentMs` is forgotten. */
const FORGET_AFTER = 100

/** `onGap` is called with the time of the last batch of a process when later batches of it may be missing. */
export function createPeers({ heartbeatMs, silentMs }: PeerRules, onGap: (since: number) => void): Peers {
  const peers = new Map<string, { seq: number; at: number; isSilent: boolean }>()
  const startedAt = performance.now()

  return {
    accept({ from, seq, isLast }, now) {
      // Each heartbeat is a batch, so the first batch of a process is at most `seq` heartbeats old.
      const last = peers.get(from) ?? { seq: 0, at: Math.max(startedAt, now - seq * heartbeatMs) }
      if (seq <= last.seq) return false
      if (isLast) peers.delete(from)
      else peers.set(from, { seq, at: now, isSilent: false })
      if (seq > last.seq + 1) onGap(last.at)
      return true
    },
    checkSilence(now) {
      for (const [id, peer] of peers) {
        const silence = now - peer.at
        if (silence > silentMs && !peer.isSilent) {
          peer.isSilent = true
          onGap(peer.at)
        }
        if (silence > silentMs * FORGET_AFTER) peers.delete(id)
      }
    },
  }
}
