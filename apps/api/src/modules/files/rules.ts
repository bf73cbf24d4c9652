import { DAY, GB } from '../../platform/units.ts'

export const fileRules = {
  /** Storage of the images and documents of one account. */
  storagePerAccount: 5 * GB,
  /**
   * Storage of the documents of a couple and a vendor: room for the five documents of 200 MB that the contract
   * allows.
   */
  storagePerLead: GB,
  /** An upload that nothing refers to after this time was left by a process that died. Requests end earlier. */
  unclaimedFileMs: DAY,
  /** Clients cache an image for this time. The bytes at its address never change. */
  imageCacheSeconds: 365 * 24 * 60 * 60,
}
