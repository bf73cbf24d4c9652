import { runFiles } from './modules/files/command.ts'

process.exitCode = await runFiles(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
