import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { typeOfKey } from './file-key.ts'
import type { ObjectStore } from './objects.ts'

/** The prefixes of all objects that a deployment needs. The images of demo vendors can be drawn again. */
const PREFIXES = ['files/', 'embed/', 'site/', 'desk/', 'probe/']
/** Objects below these prefixes never change, so an object of the same size is the same. */
const IMMUTABLE = ['files/', 'site/', 'desk/']
const COPIED_AT_ONCE = 8

export interface CopyOptions {
  /** Only counts what would be copied. */
  isDryRun: boolean
  /** Also compares the contents of objects that exist in both stores. */
  isVerified: boolean
  /** Prints a line. */
  print(line: string): void
}

export interface CopyReport {
  copied: number
  bytes: number
  skipped: number
  failed: number
}

/**
 * Copies all objects that the target does not have, so an interrupted copy continues. Reads each copy back and compares
 * its SHA-256. Continues after a failed object.
 */
export async function copyObjects(source: ObjectStore, target: ObjectStore, options: CopyOptions): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, bytes: 0, skipped: 0, failed: 0 }

  async function copyOne(name: string, size: number): Promise<void> {
    if (await isCopied(source, target, { name, size }, options.isVerified)) {
      report.skipped += 1
      return
    }
    if (!options.isDryRun && !(await copyObject(source, target, name))) return
    report.copied += 1
    report.bytes += size
  }

  for (const prefix of PREFIXES) {
    const objects = source.list(prefix)
    const copyNext = async () => {
      for await (const { name, size } of objects) {
        await copyOne(name, size).catch((error: unknown) => {
          report.failed += 1
          options.print(`${name}  ${error instanceof Error ? error.message : String(error)}`)
        })
      }
    }
    await Promise.all(Array.from({ length: COPIED_AT_ONCE }, copyNext))
  }
  return report
}

async function isCopied(
  source: ObjectStore,
  target: ObjectStore,
  { name, size }: { name: string; size: number },
  isVerified: boolean,
): Promise<boolean> {
  const copy = await target.head(name)
  if (copy?.size !== size) return false
  if (IMMUTABLE.some((prefix) => name.startsWith(prefix)) && !isVerified) return true
  return (await hashOf(source, name)) === (await hashOf(target, name))
}

/** Resolves to `false` if the object was deleted in the meantime. */
async function copyObject(source: ObjectStore, target: ObjectStore, name: string): Promise<boolean> {
  const object = await source.head(name)
  if (!object) return false
  const hash = createHash('sha256')
  async function* read() {
    for await (const chunk of object?.stream() ?? []) {
      hash.update(chunk)
      yield chunk
    }
  }
  await target.put(name, read(), typeOfKey(basename(name)) ?? 'application/octet-stream')
  if ((await hashOf(target, name)) === hash.digest('hex')) return true
  await target.delete(name)
  throw new Error('The copy differs from the original and was deleted.')
}

async function hashOf(store: ObjectStore, name: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of (await store.head(name))?.stream() ?? []) hash.update(chunk)
  return hash.digest('hex')
}
