import { spawn } from 'node:child_process'
import { root } from './workspace.mjs'

/**
 * Runs a command to its end, without standard input. Its output goes to the screen, or with `capture` into the result.
 * A command that cannot be started counts as one that failed.
 */
export function run(command, args, { cwd = root, env = process.env, capture = false } = {}) {
  return new Promise((resolve) => {
    const shown = capture ? 'pipe' : 'inherit'
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', shown, shown] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
