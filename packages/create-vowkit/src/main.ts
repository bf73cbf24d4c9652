import type { Answers } from './answers.ts'
import { ask, type Terminal } from './ask.ts'
import { DEMO_BACKEND } from './backend.ts'
import { createProject, version } from './create-project.ts'
import { nextSteps } from './next-steps.ts'
import { type Options, readOptions, USAGE } from './options.ts'
import { templateNames } from './templates.ts'
import { UsageError } from './usage-error.ts'

/** The surroundings of the command. */
export interface Surroundings extends Terminal {
  cwd: string
  /** The package manager that runs the command, such as `pnpm/12.0.0`. */
  userAgent?: string
  print(text: string): void
  printError(text: string): void
}

/** Runs the command. Resolves to the exit code: 0 if it did what the arguments say, 1 otherwise. */
export async function main(args: string[], surroundings: Surroundings): Promise<number> {
  const { cwd, userAgent, print, printError } = surroundings
  try {
    const options = readOptions(args)
    if (options.help) print(USAGE)
    else if (options.version) print(version)
    else {
      const answers = await complete(options, surroundings)
      createProject(cwd, answers)
      print(nextSteps(answers, userAgent))
    }
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    printError(error.message)
    return 1
  }
}

/** Completes the options by questions. Without a terminal, folder and template are required. */
async function complete(options: Options, { cwd, input, output }: Surroundings): Promise<Answers> {
  const { folder, template, backend = DEMO_BACKEND } = options
  if (folder && template) return { folder, template, backend }
  if (isTerminal(input) && isTerminal(output)) return ask(options, cwd, { input, output })
  if (!folder) throw new UsageError(`Name a folder.\n\n${USAGE}`)
  throw new UsageError(`Choose a template: --template ${templateNames.join(', ')}.`)
}

function isTerminal(stream: object): boolean {
  return 'isTTY' in stream && stream.isTTY === true
}
