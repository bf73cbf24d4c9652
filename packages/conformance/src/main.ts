import { readOptions, USAGE, UsageError } from './options.ts'
import { Failure } from './outcomes.ts'
import { writeResult, writeSummary } from './report.ts'
import { runChecks } from './run-checks.ts'

/** The surroundings of the command. */
export interface Surroundings {
  env: NodeJS.ProcessEnv
  print(text: string): void
  printError(text: string): void
}

/** Runs the command. Resolves to the exit code: 0 if no check failed, 1 if one failed, 2 if the checks could not run. */
export async function main(args: string[], { env, print, printError }: Surroundings): Promise<number> {
  try {
    const options = readOptions(args, env)
    if (!options) {
      print(USAGE)
      return 0
    }
    const { apiHost, json, ...checkOptions } = options
    const onResult = json ? undefined : (result: Parameters<typeof writeResult>[0]) => print(writeResult(result))
    const results = await runChecks(apiHost, { ...checkOptions, onResult })
    print(json ? JSON.stringify({ apiHost, results }, null, 2) : `\n${writeSummary(results)}`)
    return results.some(({ status }) => status === 'failed') ? 1 : 0
  } catch (error) {
    if (error instanceof UsageError) printError(`${error.message}\n\n${USAGE}`)
    else if (error instanceof Failure) printError(error.message)
    else throw error
    return 2
  }
}
