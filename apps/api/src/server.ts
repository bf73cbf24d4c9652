import { checkBuilds } from './config/check-builds.ts'
import { checkDeployment, findMisspelt, recordNames } from './config/check-deployment.ts'
import { readConfig } from './config/config.ts'
import { explainError } from './platform/terminal.ts'
import { startService } from './start.ts'

try {
  const { env, names } = recordNames(process.env)
  checkDeployment(env)
  const config = readConfig(env)
  checkBuilds(config)
  const { log, stop, apiPort, sitePort } = await startService(config)
  for (const warning of findMisspelt(process.env, names)) log.warn(warning)
  log.info({ apiPort, sitePort }, 'ready')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping')
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed')
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`)
  process.exit(1)
}
