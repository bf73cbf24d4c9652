import { parseArgs } from 'node:util'
import { AREAS, type Area } from './check.ts'
import { readApiHost } from './read-api-host.ts'
import type { Credentials } from './sign-in.ts'

export const USAGE = `Usage: vowkit-conformance <URL of the API> [options]

Checks over HTTP whether a backend works with Vowkit's elements and clients.

  --email <address> --password <password>   signs in
  --token <token>         uses a session instead of a sign-in
  --other-token <token>   a session of a different account, which must not see the data of the first one
  --vendor <id>           a test vendor, which receives messages of the checks
  --only <areas>          checks some areas: ${AREAS.join(',')}
  --json                  prints the results as JSON
  --help                  prints this text

Secrets can also be in VOWKIT_TOKEN, VOWKIT_PASSWORD and VOWKIT_OTHER_TOKEN.
With a session, the checks save and remove a vendor, and create and delete visions. Use a test account.

Exit code: 0 if no check failed, 1 if a check failed, 2 if the checks could not run.`

/** The options of the command. */
export interface Options extends Credentials {
  apiHost: string
  otherToken: string | undefined
  vendor: string | undefined
  only: Area[] | undefined
  json: boolean
}

/** The arguments are invalid. The message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Reads the arguments of the command. Returns `undefined` if they ask for help. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options | undefined {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [apiHost, ...others] = positionals
  if (!apiHost || others.length > 0) throw new UsageError('Name one URL of an API.')
  const password = values.password ?? env.VOWKIT_PASSWORD
  if (values.email && !password) throw new UsageError('--email needs --password, or VOWKIT_PASSWORD.')
  return {
    apiHost: usage(() => readApiHost(apiHost)),
    email: values.email,
    password,
    token: values.token ?? env.VOWKIT_TOKEN,
    otherToken: values['other-token'] ?? env.VOWKIT_OTHER_TOKEN,
    vendor: values.vendor,
    only: values.only === undefined ? undefined : readAreas(values.only),
    json: values.json ?? false,
  }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    email: text,
    password: text,
    token: text,
    'other-token': text,
    vendor: text,
    only: text,
    json: flag,
    help: flag,
  }
  return usage(() => parseArgs({ args, options, allowPositionals: true }))
}

/** Rethrows every error as a {@link UsageError}. */
function usage<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function readAreas(text: string): Area[] {
  return text.split(',').map((name) => {
    const area = AREAS.find((known) => known === name.trim())
    if (!area) throw new UsageError(`Unknown area \`${name}\`. Areas: ${AREAS.join(', ')}.`)
    return area
  })
}
