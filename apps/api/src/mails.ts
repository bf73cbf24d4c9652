import { runMails } from './modules/mail/command.ts'

process.exitCode = await runMails(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
