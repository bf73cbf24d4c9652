import { createAccountDataServices } from './composition/account-data.ts'
import { createAccountServices } from './composition/accounts.ts'
import { createAssistantServices } from './composition/assistant.ts'
import { createDemoHooks } from './composition/demo-hooks.ts'
import { createDeskServices } from './composition/desk.ts'
import { createFoundation } from './composition/foundation.ts'
import { createLeadServices } from './composition/leads.ts'
import { createPlanningServices } from './composition/planning.ts'
import { createVisionServices } from './composition/visions.ts'
import type { Infrastructure } from './infrastructure.ts'
import type { Queue } from './platform/jobs.ts'
import { createSweepQueue } from './platform/sweep.ts'
import type { Providers } from './providers.ts'

/** All services that the routes call, with the job queues and the sweep. */
export type Services = Awaited<ReturnType<typeof compose>>

/**
 * Creates all services in the order of their dependencies. `overrides` replace configured providers. With `DEMO=1` it
 * also loads the demo, which only this file, `composition` and `app.ts` may import.
 */
export async function compose(infrastructure: Infrastructure, overrides?: Partial<Providers>) {
  const { config, jobs, log } = infrastructure
  const demoCode = config.demo && (await import('./demo/demo.ts'))
  const demoHooks = createDemoHooks(demoCode, config, jobs)

  const foundation = await createFoundation(infrastructure, overrides)
  const base = { ...infrastructure, ...foundation }
  const accounts = createAccountServices(base)
  const planning = createPlanningServices({ ...base, ...accounts })
  const leads = createLeadServices({ ...base, ...accounts, ...planning, demoHooks })
  const shared = { ...accounts, ...planning, ...leads }
  const desk = createDeskServices({ ...base, ...shared })
  const visions = createVisionServices({ ...base, ...shared, ...desk })
  const assistant = createAssistantServices({ ...base, ...shared, ...visions })
  const accountData = createAccountDataServices({ ...base, ...accounts, demoHooks })
  const services = { ...foundation, ...shared, ...desk, ...visions, ...assistant, ...accountData }
  const demo = config.demo && demoCode?.createDemo({ ...infrastructure, ...services }, config.demo)

  const sweepable = [
    ...[services.mailbox, services.undelivered, services.rateLimits, services.audit, services.idempotency],
    ...[services.unclaimed, services.auth, services.team, services.couplePartners, services.handoffs],
    ...[services.webhookEndpoints, services.assistantRatings, services.google, services.accountExports],
    ...[services.accountDeletion, services.generatedImages, services.releases, demo?.vendorRequests],
  ]
  const sweeps = sweepable.flatMap((service) => (service ? [service.sweep] : []))
  const queues: Queue<never>[] = [
    ...[services.mail, services.notifying, services.signing, services.paying, services.exporting].map(
      ({ queue }) => queue,
    ),
    ...[services.webhookSending.queue, services.webhookSending.resumeQueue],
    ...[services.drawQueue, services.variantQueue, services.factsQueue],
    ...[services.inboxes.queue, services.feedReading.queue],
    ...(demo?.queues ?? []),
    createSweepQueue([...sweeps, jobs.vacuum], log),
  ]
  return { ...services, demo, queues }
}
