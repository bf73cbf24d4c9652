import { calls } from '@vowkit/sdk-core/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { RegisterCall } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import type { OpenedDatabase } from '../../platform/database.ts'
import type { FanOut } from '../../platform/fan-out/fan-out.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Providers } from '../../providers.ts'
import type { FilesMonitor } from '../files/service.ts'

export interface DeploymentDeps {
  config: Config
  /** Throws if the database does not respond. */
  checkDatabase: OpenedDatabase['check']
  jobs: Pick<Jobs, 'isRunning'>
  fanOut: Pick<FanOut, 'health'>
  filesMonitor: Pick<FilesMonitor, 'state'>
  providers: Pick<Providers, 'payments' | 'images'>
}

/** Registers the public configuration and the health checks. */
export function registerDeploymentRoutes(
  app: FastifyInstance,
  register: RegisterCall,
  { config, checkDatabase, jobs, fanOut, filesMonitor, providers }: DeploymentDeps,
): void {
  register(calls.getConfig, async () => ({
    site_url: config.urls.site,
    vision_url: config.urls.vision,
    support_email: config.supportEmail,
    contact_email: config.contactEmail,
    monthly_plan_url: config.urls.monthlyPlan,
    google: config.google !== undefined,
    payments: providers.payments !== null,
    is_illustrated: providers.images.name === 'illustrator',
    currency: config.currency,
    time_zone: config.timeZone,
    monthly_plan_price: config.monthlyPlanPrice,
    mailbox_url: config.isMailboxOpen ? `${config.urls.api}/dev/mailbox` : undefined,
  }))

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async () => {
    if (!jobs.isRunning()) throw new HttpError(503, 'internal', 'The job queue is not running.')
    await checkDatabase().catch((cause: unknown) => {
      throw new HttpError(503, 'internal', 'The database does not respond.', { cause })
    })
    const files = filesMonitor.state()
    if (files === 'foreign') throw new HttpError(503, 'internal', 'The files belong to another deployment.')
    // All processes share the files, so none is taken out of service while they are unavailable.
    // Without the connection, messages of other processes arrive from the database, a second later.
    return { status: 'ready', files, fan_out: fanOut.health().isLive ? 'connected' : 'disconnected' }
  })
}
