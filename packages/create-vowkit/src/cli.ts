#!/usr/bin/env node
import { main } from './main.ts'

process.exitCode = await main(process.argv.slice(2), {
  cwd: process.cwd(),
  userAgent: process.env.npm_config_user_agent,
  input: process.stdin,
  output: process.stdout,
  print: console.log,
  printError: console.error,
})
