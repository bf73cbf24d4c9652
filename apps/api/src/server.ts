import { checkDeployment, findMisspelt, recordNames } from './config/check-deployment.ts'
import { readConfig } from './config/config.ts'
import { ConfigError } from './config/read-env.ts'
import { DataDirInUse } from './platform/lock-file.ts'
import { startService } from './start.ts'

try {
  const { env, names } = recordNames(process.env)
  checkDeployment(env)
  const config = readConfig(env)
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
  const isExpected = error instanceof ConfigError || error instanceof DataDirInUse
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
}
