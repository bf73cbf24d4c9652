import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../../config/config.ts'
import { ConfigError } from '../../config/read-env.ts'
import { requireDatabase } from '../../config/require-database.ts'
import { createLog } from '../../platform/log.ts'
import { openDatabase } from '../../platform/open-database.ts'
import { explainError, type Terminal } from '../../platform/terminal.ts'
import { copyObjects } from '../../providers/files/copy-objects.ts'
import { createFolderObjects } from '../../providers/files/folder-objects.ts'
import type { ObjectStore } from '../../providers/files/objects.ts'
import { selectObjectStore } from '../../providers/files/select-object-store.ts'
import { StorageError } from '../../providers/files/storage-error.ts'
import { claimFiles } from './files-monitor.ts'

const EXIT_FAILED = 1
const EXIT_INVALID = 2

const HELP = `Usage: npm run files -- <command> [options]

Copies the files of a deployment and of its releases between DATA_DIR and the bucket in S3_BUCKET. Uses the settings of
the server.

Commands:
  copy-to-s3        copies all files of DATA_DIR to the bucket
  copy-to-folder    copies all files of the bucket to DATA_DIR
  claim             marks the files as those of the database, after they were moved or restored

Options of both copies:
  --dry-run         prints what would be copied, and copies nothing
  --verify          also compares the contents of files that are in both places

A copy reads each file back and compares its SHA-256. It skips files that are already in the other place, so you can
stop it and run it again, also while the server runs. It deletes nothing at its source.
`

/** Runs a command on the stored files. Returns the exit code: 0 on success, 1 after a failure, 2 for wrong usage. */
export async function runFiles(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = readArguments(args)
  if (!parsed || parsed.isHelp) {
    terminal.out(HELP)
    return parsed ? 0 : EXIT_INVALID
  }
  try {
    const config = readConfig(terminal.env)
    if (parsed.command === 'claim') {
      requireDatabase(config, terminal.env)
      return await claim(config, terminal)
    }
    return await copy(config, parsed, terminal)
  } catch (error) {
    terminal.err(`${error instanceof StorageError ? error.message : explainError(error)}\n`)
    return error instanceof ConfigError ? EXIT_INVALID : EXIT_FAILED
  }
}

interface Arguments {
  command: string
  isHelp: boolean
  isDryRun: boolean
  isVerified: boolean
}

const COMMANDS = ['copy-to-s3', 'copy-to-folder', 'claim']

/** Returns null for wrong usage. */
function readArguments(args: readonly string[]): Arguments | null {
  const flag = { type: 'boolean', default: false } as const
  try {
    const options = { help: flag, 'dry-run': flag, verify: flag }
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [command = '', ...rest] = positionals
    const isKnown = COMMANDS.includes(command) && rest.length === 0
    if (!isKnown && !values.help) return null
    return { command, isHelp: values.help, isDryRun: values['dry-run'], isVerified: values.verify }
  } catch {
    return null
  }
}

async function copy(config: Config, { command, ...options }: Arguments, { out }: Terminal): Promise<number> {
  if (!config.s3) throw new ConfigError('S3_BUCKET is not set. Set it to the bucket to copy to or from.')
  const folder = createFolderObjects(config.dataDir)
  const bucket = await selectObjectStore(config)
  const [source, target] = command === 'copy-to-s3' ? [folder, bucket] : [bucket, folder]
  out(`Copying from ${source.place} to ${target.place} …\n`)
  try {
    const print = (line: string) => out(`${line}\n`)
    const { copied, bytes, skipped, failed } = await copyObjects(source, target, { ...options, print })
    const verb = options.isDryRun ? 'to copy' : 'copied and verified'
    out(`${copied} files (${bytes} bytes) ${verb}, ${skipped} already there, ${failed} failed.\n`)
    return failed === 0 ? 0 : EXIT_FAILED
  } finally {
    await bucket.close()
  }
}

async function claim(config: Config, { out }: Terminal): Promise<number> {
  const objects: ObjectStore = await selectObjectStore(config)
  const database = await openDatabase({ ...config, log: createLog(config.logLevel) })
  try {
    await claimFiles(database.db, objects)
    out(`The files in ${objects.place} are now those of this database.\n`)
    return 0
  } finally {
    await database.close()
    await objects.close()
  }
}
