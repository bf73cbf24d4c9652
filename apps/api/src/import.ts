import { runImport } from './modules/import-file/command.ts'

process.exitCode = await runImport(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
