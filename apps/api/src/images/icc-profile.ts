import { crc32, deflateSync } from 'node:zlib'

const BOX = Buffer.from('colrprof')
/** Offset of the signature `acsp` in every ICC profile. */
const SIGNATURE = { text: 'acsp', at: 36 }
const MAX_BYTES = 1024 * 1024
/** Length of a PNG's signature and header, which come first. */
const PNG_HEADER_BYTES = 33

/** Returns the ICC profile of a HEIC photo, or undefined if it has no valid one. */
export function findIccProfile(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = file.indexOf(BOX)
  if (name < 4) return undefined
  const profile = file.subarray(name + BOX.length, name - 4 + file.readUInt32BE(name - 4))
  if (profile.length < 128 || profile.length > MAX_BYTES || profile.readUInt32BE(0) !== profile.length) return undefined
  const signature = profile.toString('latin1', SIGNATURE.at, SIGNATURE.at + SIGNATURE.text.length)
  return signature === SIGNATURE.text ? profile : undefined
}

/** Returns the PNG with this ICC profile embedded. */
export function tagPng(png: Uint8Array, profile: Uint8Array): Uint8Array {
  // The profile's name, a terminator, and the only compression method.
  const body = Buffer.concat([Buffer.from('iCCPphoto\0\0'), deflateSync(profile)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), chunk, png.subarray(PNG_HEADER_BYTES)])
}
