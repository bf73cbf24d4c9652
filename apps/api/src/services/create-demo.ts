import { join } from 'node:path'
import { createRasterPool } from '@vowkit/illustrator/raster'
import { CONNECT_FORM_PATH } from '../config/demo-paths.ts'
import { createCataloguePictures } from '../modules/demo-catalogue/service.ts'
import { createVendorRequests } from '../modules/demo-connect-form/service.ts'
import { createDemoVendor } from '../modules/demo-vendor/service.ts'
import { createFolderStore } from '../providers/files/folder-store.ts'
import type { Ground } from './create-ground.ts'
import type { Market } from './create-market.ts'
import type { CreateDeps } from './service-deps.ts'

/** What stands in a demo for those who are elsewhere. */
export function createDemo(deps: CreateDeps & Ground & Market) {
  const { config, background } = deps
  const cataloguePictures = createCataloguePictures({
    pool: createRasterPool({ timeoutMs: config.drawTimeoutMs }),
    files: createFolderStore(join(config.dataDir, 'catalogue')),
    maxWidth: config.images.width,
  })
  const vendorRequests = createVendorRequests({
    ...deps,
    linkTo: (token) => `${config.urls.api}${CONNECT_FORM_PATH}/verify/${token}`,
  })
  const demoVendor = config.demoVendor && createDemoVendor({ ...deps, ...config.demoVendor })
  background.queues.push(...(demoVendor?.queues ?? []))
  background.sweeps.push(vendorRequests.sweep)
  return {
    cataloguePictures,
    vendorRequests,
    /** Answers for the vendors of the demo. */
    demoVendor,
  }
}
