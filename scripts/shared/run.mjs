import { spawn } from 'node:child_process'
import { root } from './workspace.mjs'

/**
 * Runs a command without standard input until it ends. Prints its output, or returns it with `capture`. A command that
 * cannot be started counts as failed.
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
