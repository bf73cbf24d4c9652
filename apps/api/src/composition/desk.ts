import type { Infrastructure } from '../infrastructure.ts'
import {
  createCalendarFeeds,
  createCalendars,
  createFeedLinks,
  createFeedReading,
} from '../modules/calendars/service.ts'
import { createDesk, createInboxes } from '../modules/desk/service.ts'
import { createDeskProfiles } from '../modules/desk-profile/service.ts'
import {
  createCountElement,
  createFiguresOwners,
  createWebsiteFigures,
  createWebsites,
} from '../modules/figures/service.ts'
import { createPartnerLeads } from '../modules/partner-leads/service.ts'
import { createWeddingDays, createWeddingFeedLinks } from '../modules/wedding-day/service.ts'
import type { AccountServices } from './accounts.ts'
import type { Foundation } from './foundation.ts'
import type { LeadServices } from './leads.ts'
import type { PlanningServices } from './planning.ts'

export type DeskServices = ReturnType<typeof createDeskServices>

/** Creates the services for vendors: the desk, calendars, and the figures of websites. */
export function createDeskServices({
  config,
  db,
  clock,
  secrets,
  log,
  providers,
  rateLimits,
  idempotency,
  imageStore,
  accounts,
  team,
  categories,
  vendors,
  sentVisions,
  leads,
  blocks,
  chat,
  documents,
  signatures,
  invoices,
  formats,
  days,
}: Infrastructure & Foundation & AccountServices & PlanningServices & LeadServices) {
  const { urls } = config
  const owners = createFiguresOwners({ vendors, team })
  const websites = createWebsites({ db, owners })
  const partnerLeads = createPartnerLeads({ db, team })
  const figures = createWebsiteFigures({ db, days, owners })
  const countElement = createCountElement({
    ...{ db, clock, days, vendors, websites },
    ownHosts: [urls.site, urls.vision, urls.desk, urls.api].map((url) => new URL(url).host),
    isEnabled: config.countsElements,
  })
  const inboxes = createInboxes(db)
  const desk = createDesk({
    ...{ inboxes, db, clock, accounts, vendors, team, leads, blocks, chat, documents, invoices, signatures },
    ...{ sentVisions, imageStore, idempotency, formats },
    consent: config.vendorSignConsent,
    invoicePayments: providers.payments?.name,
  })

  const deskProfiles = createDeskProfiles({ db, clock, vendors, categories, imageStore, rateLimits })
  const feedLinks = createFeedLinks(secrets, urls.api)
  const feedReading = createFeedReading({ db, clock, days, secrets, log, options: config.calendars })
  const calendarFeeds = createCalendarFeeds({ db, clock, days, links: feedLinks, apiUrl: urls.api })
  const calendars = createCalendars({
    ...{ db, clock, days, secrets, vendors, rateLimits, links: feedLinks, reading: feedReading },
    allowsPrivateHosts: config.calendars.allowsPrivateHosts,
  })

  const weddingDays = createWeddingDays({
    ...{ db, clock, apiUrl: urls.api, region: config.brand.region.en },
    links: createWeddingFeedLinks(secrets, urls.api),
  })

  return {
    websites,
    partnerLeads,
    figures,
    countElement,
    inboxes,
    desk,
    deskProfiles,
    feedReading,
    calendarFeeds,
    calendars,
    weddingDays,
  }
}
