/** Several notices of one process, which travel as one payload. */
export interface Batch {
  /** The id of the process that sent the batch. */
  from: string
  /** Counts the batches of the process, starting at 1. */
  seq: number
  /** The time at which its oldest notice was published, on the sender's `performance.now()`. */
  at: number
  /** Whether the process has stopped. */
  isLast: boolean
  /** Parses the notices. Throws if they are invalid. */
  readNotices(): unknown[]
}

export interface BatchHeader extends Pick<Batch, 'from' | 'at' | 'isLast'> {
  nextSeq(): number
}

const HEADER = /^(\S+) (\d+) ([\d.]+) ([01])\n/

/** Parses a payload. Only the header is parsed at once, because a process ignores its own notices. */
export function parseBatch(payload: string): Batch | null {
  const match = HEADER.exec(payload)
  if (!match) return null
  const [header, from = '', seq, at, isLast] = match
  return {
    from,
    seq: Number(seq),
    at: Number(at),
    isLast: isLast === '1',
    readNotices: () => [JSON.parse(payload.slice(header.length))].flat(),
  }
}

/** Joins notices, each as JSON, into as few payloads as possible. Returns an empty batch if there are no notices. */
export function toPayloads(texts: readonly string[], header: BatchHeader, maxBytes: number): string[] {
  const { from, at, isLast, nextSeq } = header
  const payloads: string[] = []
  let group: string[] = []
  let head = ''
  let bytes = 0

  function open(): void {
    head = `${from} ${nextSeq()} ${at} ${isLast ? 1 : 0}\n`
    group = []
    bytes = Buffer.byteLength(head) + '[]'.length
  }
  const close = () => payloads.push(`${head}[${group.join(',')}]`)

  open()
  for (const text of texts) {
    const size = Buffer.byteLength(text) + ','.length
    if (bytes + size > maxBytes && group.length > 0) {
      close()
      open()
    }
    group.push(text)
    bytes += size
  }
  close()
  return payloads
}
