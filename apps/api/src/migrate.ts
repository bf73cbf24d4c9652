import { runMigrate } from './platform/migrations/command.ts'

process.exitCode = await runMigrate(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
