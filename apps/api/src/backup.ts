import { runBackup } from './modules/backup/command.ts'

process.exitCode = await runBackup(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
