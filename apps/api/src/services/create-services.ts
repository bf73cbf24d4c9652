import { createCatalogues } from '../modules/assistant/catalogue.ts'
import { createAssistant } from '../modules/assistant/service.ts'
import { createSweepQueue } from '../platform/sweep.ts'
import type { Providers } from '../providers.ts'
import { createDemo } from './create-demo.ts'
import { createGround } from './create-ground.ts'
import { createMarket } from './create-market.ts'
import { createPeople } from './create-people.ts'
import { createStudio } from './create-studio.ts'
import type { Background, ServiceDeps } from './service-deps.ts'

/** Everything the routes call, and the queues that work behind them. */
export type Services = ReturnType<typeof createServices>

/** Makes all services; those providers that are given take the place of the configured ones. */
export function createServices(given: ServiceDeps, providers?: Partial<Providers>) {
  const background: Background = { queues: [], sweeps: [] }
  const deps = { ...given, background }
  const ground = createGround(deps, providers)
  const people = createPeople({ ...deps, ...ground })
  const market = createMarket({ ...deps, ...ground, ...people })
  const studio = createStudio({ ...deps, ...ground, ...market })
  const demo = createDemo({ ...deps, ...ground, ...market })
  const services = { ...ground, ...people, ...market, ...studio, ...demo }
  return {
    ...services,
    assistant: createAssistant({
      ...deps,
      ...services,
      provider: services.providers.assistant,
      catalogueFor: createCatalogues({ ...deps, ...services, supportEmail: deps.config.supportEmail }),
    }),
    queues: [...background.queues, createSweepQueue([...background.sweeps, deps.jobs.vacuum], deps.log)],
  }
}
