import type { Call, FileRule } from '@vowkit/sdk-core/contract'
import type { FastifyRequest } from 'fastify'
import { limits } from '../limits.ts'
import { tooManyRequests } from './http-error.ts'

const RETRY_SECONDS = 5

/** Does the work of a request while its files count against their sender's share of this process's memory. */
export type CountUpload = <T>(request: FastifyRequest, call: Call, work: () => Promise<T>) => Promise<T>

/** Which files are counted, and how many bytes of them may be under way. */
interface Budget {
  counts(rule: FileRule): boolean
  perAccount: number
  total: number
}

/** Files held in memory until they are cleaned, and those written to the disk as they come, each have their own. */
export function createUploadBudgets(): CountUpload {
  const inMemory = createUploadBudget({
    counts: (rule) => !rule.isStreamed,
    perAccount: limits.uploadBytesPerAccount,
    total: limits.uploadBytes,
  })
  const onDisk = createUploadBudget({
    counts: (rule) => rule.isStreamed === true,
    perAccount: limits.streamedBytesPerAccount,
    total: limits.streamedBytes,
  })
  return (request, call, work) => inMemory(request, call, () => onDisk(request, call, work))
}

/** One account may have only so many bytes of files under way, and so may all together. */
function createUploadBudget({ counts, perAccount, total: most }: Budget): CountUpload {
  const underWay = new Map<number, number>()
  let total = 0

  function add(accountId: number, bytes: number): void {
    total += bytes
    const sum = (underWay.get(accountId) ?? 0) + bytes
    if (sum > 0) underWay.set(accountId, sum)
    else underWay.delete(accountId)
  }

  return async (request, call, work) => {
    const { account } = request
    const rules = Object.values(call.files ?? {}).filter(counts)
    const bytes = rules.length > 0 && request.isMultipart() ? bytesOf(request, rules) : 0
    if (!account || bytes === 0) return work()
    const own = underWay.get(account.id) ?? 0
    const hasRoom = own + bytes <= perAccount && total + bytes <= most
    if (!hasRoom) throw tooManyRequests(RETRY_SECONDS)
    add(account.id, bytes)
    try {
      return await work()
    } finally {
      add(account.id, -bytes)
    }
  }
}

/** What a request will hold at most: what it declares, within what is taken from it. */
function bytesOf({ headers }: FastifyRequest, rules: FileRule[]): number {
  const most = rules.reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0)
  return Math.min(Number(headers['content-length'] ?? most), most)
}
