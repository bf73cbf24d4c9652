import { parseArgs } from 'node:util'
import { HttpError } from '../http/http-error.ts'
import { UnknownMail } from '../modules/mail/service.ts'
import { auditCommands } from './audit.ts'
import { type AdminContext, AdminError, type Command, type Options } from './command.ts'
import { letterCommands } from './dead-letters.ts'
import { disableCommands } from './disable.ts'
import { makeCommands } from './make.ts'
import { leadCommands } from './move-leads.ts'

/** The commands that work with the services, by name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  ...makeCommands,
  ...disableCommands,
  ...leadCommands,
  ...letterCommands,
  ...auditCommands,
}

/** A parsed command line. */
export interface ParsedCommand {
  run(context: AdminContext): Promise<void>
}

const START = 'npm run admin --'

/** The help text: all commands, or one command with its options. */
export function writeHelp(name?: string): string {
  const command = name === undefined ? undefined : COMMANDS[name]
  if (!command) {
    const rows = [...Object.entries(COMMANDS).map(([one, { summary }]) => [one, summary]), IMPORT]
    const width = Math.max(...rows.map(([one = '']) => one.length))
    const lines = rows.map(([one = '', summary]) => `  ${one.padEnd(width)}  ${summary}`)
    return `Usage: ${START} <command> [options]\n       ${START} <command> --help\n\n${lines.join('\n')}\n`
  }
  const options = Object.entries(command.options ?? {}).map(([option, { description, isRequired }]) => {
    return `  --${option} <value>  ${description}${isRequired ? ' (required)' : ''}`
  })
  const usage = [START, name, command.args, options.length > 0 ? '[options]' : ''].filter(Boolean).join(' ')
  return `${command.summary}\n\nUsage: ${usage}\n${options.length > 0 ? `\n${options.join('\n')}\n` : ''}`
}

const IMPORT = [
  'import',
  'Imports vendors, magic links, plans and invoices from a JSON file, as `npm run import` does.',
]

/** Parses a command line. Throws `AdminError` if it is invalid. */
export function parseCommand([name = '', ...rest]: readonly string[]): ParsedCommand {
  const command = COMMANDS[name]
  if (!command) throw new AdminError(`There is no command ${name}.\n\n${writeHelp()}`)
  const known = Object.keys(command.options ?? {})
  const { values, positionals } = parse(rest, known)
  const options: Options = Object.fromEntries(known.map((option) => [option, values[option]]))
  const missing = known.filter((option) => command.options?.[option]?.isRequired && !options[option])
  if (missing.length > 0) throw new AdminError(`Missing: ${missing.map((one) => `--${one}`).join(', ')}.`)
  const { min, max } = command.arity ?? { min: 0, max: 0 }
  if (positionals.length < min || positionals.length > max) throw new AdminError(writeHelp(name))
  return {
    run: (context) => recorded(context, name, () => command.run(context, { args: positionals, options })),
  }
}

/** Records the command in the audit log. Its arguments are left out, because they may contain email addresses. */
async function recorded({ db, services }: AdminContext, name: string, run: () => Promise<void>): Promise<void> {
  const record = (outcome: 'done' | 'failed') => services.audit.record(db, { event: `admin.${name}`, outcome })
  try {
    await run()
  } catch (error) {
    await record('failed')
    throw error
  }
  await record('done')
}

function parse(args: readonly string[], known: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(known.map((option) => [option, { type: 'string' as const }])),
      allowPositionals: true,
    })
  } catch (error) {
    throw new AdminError(error instanceof Error ? error.message : String(error))
  }
}

/** Whether an error is the operator's mistake. */
export function isExpected(error: unknown): error is Error {
  return error instanceof AdminError || error instanceof HttpError || error instanceof UnknownMail
}
