import { parseArgs } from 'node:util'
import { readBackend } from './backend.ts'
import { isTemplateName, type TemplateName, templateNames } from './templates.ts'
import { UsageError } from './usage-error.ts'

export const USAGE = `Usage: npm create vowkit@latest <folder> -- [options]

Creates a wedding page with Vowkit's components. Asks for what the arguments do not say.

  --template <name>   ${templateNames.join(', ')}
  --backend <url>     URL of the Vowkit backend
  --help              prints this text
  --version           prints the version

Exit code: 0 if the page was created, 1 otherwise.`

/** The options of the command. */
export interface Options {
  folder?: string
  template?: TemplateName
  backend?: string
  help: boolean
  version: boolean
}

/** Reads the arguments of the command. Throws `UsageError` if they are invalid. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args)
  const { template, backend, help = false, version = false } = values
  if (positionals.length > 1)
    throw new UsageError(`Name one folder instead of ${positionals.length}. With npm, write \`--\` before the options.`)
  if (template !== undefined && !isTemplateName(template))
    throw new UsageError(`Unknown template \`${template}\`. Choose one of ${templateNames.join(', ')}.`)
  return {
    folder: positionals[0],
    template,
    backend: backend === undefined ? undefined : readBackend(backend),
    help,
    version,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        backend: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error
  }
}
