import { createAccountDeletion } from '../modules/account-deletion/service.ts'
import { createAccountExports } from '../modules/account-export/service.ts'
import { createChatService } from '../modules/chat/service.ts'
import { COUNTERSIGN_QUEUE, type CountersignJob } from '../modules/demo-vendor/service.ts'
import { createDocumentService } from '../modules/documents/service.ts'
import { createFavouriteService } from '../modules/favourites/service.ts'
import { createInvoiceService } from '../modules/invoices/service.ts'
import { createLeadData } from '../modules/lead-data/service.ts'
import { createLeadService } from '../modules/leads/service.ts'
import { createMagicLinkService } from '../modules/magic-links/service.ts'
import { createPaymentService } from '../modules/payments/service.ts'
import { createSignatures } from '../modules/signatures/service.ts'
import { createVendorService } from '../modules/vendors/service.ts'
import type { Ground } from './create-ground.ts'
import type { People } from './create-people.ts'
import type { CreateDeps } from './service-deps.ts'

export type Market = ReturnType<typeof createMarket>

/** Vendors, and what couples have to do with them. */
export function createMarket(deps: CreateDeps & Ground & People) {
  const { config, jobs, providers, background } = deps
  const { api: apiUrl, site: siteUrl } = config.urls
  const consent = config.signConsent
  const vendors = createVendorService({ ...deps, apiUrl, tellSessionsEnded: deps.auth.tellSessionsEnded })
  const leads = createLeadService({ ...deps, vendors })
  const chat = createChatService({ ...deps, vendors, leads })
  const documents = createDocumentService({ ...deps, leads, apiUrl })
  const { payments, queue: pageQueue } = createPaymentService({ ...deps, provider: providers.payments })
  const invoices = createInvoiceService({ ...deps, leads, payments, urls: config.urls })
  const { demoVendor } = config
  const { signatures, queue } = createSignatures({
    ...deps,
    documents,
    files: providers.files,
    signer: providers.pdfSigner,
    consent,
    afterCouple:
      demoVendor &&
      ((tx, fileId) =>
        jobs.add<CountersignJob>(tx, COUNTERSIGN_QUEUE, { fileId }, { afterMs: demoVendor.countersignMs })),
  })
  const exporting = createAccountExports({ ...deps, files: providers.files, urls: config.urls })
  background.queues.push(queue, pageQueue, exporting.queue)
  const { accountExports } = exporting
  const accountDeletion = createAccountDeletion({ ...deps, accountExports, siteUrl, supportEmail: config.supportEmail })
  background.sweeps.push(accountExports.sweep, accountDeletion.sweep)
  return {
    accountExports,
    accountDeletion,
    vendors,
    leads,
    chat,
    documents,
    payments,
    invoices,
    signatures,
    favourites: createFavouriteService({ ...deps, vendors }),
    leadData: createLeadData({ leads, chat, vendors, documents, invoices, consent }),
    magicLinks: createMagicLinkService({ ...deps, vendors, siteUrl }),
  }
}
