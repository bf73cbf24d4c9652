import type { Call } from '@vowkit/sdk-core/contract'
import type { FastifyRequest } from 'fastify'
import { toAddressBucket } from '../platform/address-bucket.ts'
import { httpRules } from './rules.ts'
import { createUploadBudget, type UploadShare } from './upload-budget.ts'

/** The shares of one request in the two upload budgets. */
export interface UploadShares {
  /** The share for files that are held in memory. */
  inMemory: UploadShare
  /** The share for files that are streamed to the disk. */
  onDisk: UploadShare
}

/** Runs a request while its files count against the budgets of the account and the client address. */
export type CountUpload = <T>(
  request: FastifyRequest,
  call: Call,
  work: (shares: UploadShares | undefined) => Promise<T>,
) => Promise<T>

export function createUploadCounter(): CountUpload {
  const memory = createUploadBudget(httpRules.uploads)
  const disk = createUploadBudget(httpRules.streamedUploads)

  return async (request, call, work) => {
    if (!call.files || !request.isMultipart()) return work(undefined)
    const address = toAddressBucket(request.ip)
    const account = request.account?.id ?? address
    const shares = { inMemory: memory.open(account, address), onDisk: disk.open(account, address) }
    try {
      return await work(shares)
    } finally {
      shares.inMemory.close()
      shares.onDisk.close()
    }
  }
}
