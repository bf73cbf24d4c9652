import type { Call } from '@vowkit/sdk-core/contract'
import type { FastifyRequest } from 'fastify'
import { toAddressBucket } from '../platform/address-bucket.ts'
import { httpRules } from './rules.ts'
import { createUploadBudget, type UploadShare } from './upload-budget.ts'

/** Where the files of one request are counted. */
export interface UploadShares {
  /** Files held in memory until they are cleaned. */
  inMemory: UploadShare
  /** Files written to the disk as they arrive. */
  onDisk: UploadShare
}

/** Does the work of a request while its files count against the shares of its account and address. */
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
