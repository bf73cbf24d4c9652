import { spanishMessages } from '@vowkit/react/messages/es'
import type { Spanish } from '../shared/site-provider.tsx'
import { assistant } from './assistant.ts'
import { auth } from './auth.ts'
import { board } from './board.ts'
import { boardTools } from './board-tools.ts'
import { brief } from './brief.ts'
import { compare } from './compare.ts'
import { confirmEmail } from './confirm-email.ts'
import { dashboardFrame } from './dashboard-frame.ts'
import { dateChange } from './date-change.ts'
import { form } from './form.ts'
import { landing } from './landing.ts'
import { landingLater } from './landing-later.ts'
import { lead } from './lead.ts'
import { magicLink } from './magic-link.ts'
import { manageVendor } from './manage-vendor.ts'
import { messages } from './messages.ts'
import { movedDate } from './moved-date.ts'
import { onboarding } from './onboarding.ts'
import { partnerInvitation } from './partner-invitation.ts'
import { paymentSetup } from './payment-setup.ts'
import { pin } from './pin.ts'
import { placeQuestion } from './place-question.ts'
import { routes } from './routes.ts'
import { scene } from './scene.ts'
import { settings } from './settings.ts'
import { share } from './share.ts'
import { shared } from './shared.ts'
import { vendorConnect } from './vendor-connect.ts'
import { vendorDetail } from './vendor-detail.ts'
import { vendorLists } from './vendor-lists.ts'
import { vendorScan } from './vendor-scan.ts'
import { vendorSearch } from './vendor-search.ts'
import { vision } from './vision.ts'
import { weddingFacts } from './wedding-facts.ts'

/** All texts of the site in US Spanish, in one chunk that only Spanish pages load. */
export const spanish: Spanish = {
  site: {
    assistant,
    auth,
    board,
    boardTools,
    brief,
    compare,
    confirmEmail,
    dashboardFrame,
    dateChange,
    form,
    landing,
    landingLater,
    lead,
    magicLink,
    manageVendor,
    messages,
    movedDate,
    onboarding,
    partnerInvitation,
    paymentSetup,
    pin,
    placeQuestion,
    routes,
    scene,
    settings,
    share,
    shared,
    vendorConnect,
    vendorDetail,
    vendorLists,
    vendorScan,
    vendorSearch,
    vision,
    weddingFacts,
  },
  elements: spanishMessages,
}
