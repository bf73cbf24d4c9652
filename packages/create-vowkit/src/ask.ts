import type { Readable, Writable } from 'node:stream'
import { group, intro, select, text } from '@clack/prompts'
import type { Answers } from './answers.ts'
import { DEMO_BACKEND, readBackend } from './backend.ts'
import { requireEmpty } from './create-project.ts'
import type { Options } from './options.ts'
import { TEMPLATES, templateNames } from './templates.ts'
import { UsageError } from './usage-error.ts'

const FOLDER = 'my-wedding'

/** Where questions are asked and answered. */
export interface Terminal {
  input: Readable
  output: Writable
}

/** Asks for the options that are not given. Throws `UsageError` if the user cancels. */
export function ask(given: Options, cwd: string, terminal: Terminal): Promise<Answers> {
  intro('A wedding page with Vowkit', terminal)
  return group(
    {
      folder: async () =>
        given.folder ??
        text({
          ...terminal,
          message: 'In which folder?',
          placeholder: FOLDER,
          defaultValue: FOLDER,
          validate: (value) => complaint(() => requireEmpty(cwd, value || FOLDER)),
        }),
      template: async () =>
        given.template ??
        select({
          ...terminal,
          message: 'Which template?',
          options: templateNames.map((value) => ({
            value,
            label: TEMPLATES[value].title,
            hint: TEMPLATES[value].hint,
          })),
        }),
      backend: async () =>
        given.backend ??
        text({
          ...terminal,
          message: 'What is the URL of your Vowkit backend? The default is the demo on this machine.',
          placeholder: DEMO_BACKEND,
          defaultValue: DEMO_BACKEND,
          validate: (value) => complaint(() => readBackend(value || DEMO_BACKEND)),
        }),
    },
    {
      onCancel: () => {
        throw new UsageError('Cancelled. Nothing was created.')
      },
    },
  )
}

/** Returns the message of the `UsageError` that a check throws, if any. */
function complaint(check: () => void): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
}
