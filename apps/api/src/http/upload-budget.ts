import type { Call } from '@vowkit/sdk-core/contract'
import type { FastifyRequest } from 'fastify'
import { limits } from '../limits.ts'
import { tooManyRequests } from './http-error.ts'

const RETRY_SECONDS = 5

/** Does the work of a request while its files count against their sender's share of this process's memory. */
export type CountUpload = <T>(request: FastifyRequest, call: Call, work: () => Promise<T>) => Promise<T>

/**
 * Files are held in memory until they are cleaned, so one account may have only so many bytes of them under way, and so
 * may all together.
 */
export function createUploadBudget(): CountUpload {
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
    const bytes = call.files && request.isMultipart() ? bytesOf(request, call.files) : 0
    if (!account || bytes === 0) return work()
    const own = underWay.get(account.id) ?? 0
    const hasRoom = own + bytes <= limits.uploadBytesPerAccount && total + bytes <= limits.uploadBytes
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
function bytesOf({ headers }: FastifyRequest, rules: NonNullable<Call['files']>): number {
  const most = Object.values(rules).reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0)
  return Math.min(Number(headers['content-length'] ?? most), most)
}
