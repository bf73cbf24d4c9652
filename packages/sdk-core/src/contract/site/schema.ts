import * as z from 'zod/mini'

const address = z.optional(z.string())

/** What the built site reads from `/config.json` at start. A missing address disables the link it would serve. */
export const SiteConfig = z.object({
  apiHost: z.string(),
  siteUrl: z.string(),
  visionUrl: z.string(),
  /** The host name, without a port, that is the vision site. */
  visionHost: address,
  /** When set too, and different, `/vision-board…` on this host name moves to the vision host. */
  mainHost: address,
  contactEmail: address,
  supportEmail: address,
  monthlyPlanFormUrl: address,
  /** The vendors' own site. */
  vendorSiteUrl: address,
  /** Where vendors log in. */
  vendorLoginUrl: address,
  /** Where a vendor goes who has set a new password; by default `/vendor_dashboard/`. */
  vendorDashboardUrl: address,
  /** The form behind "Sign up", "Find Top Vendors" and the other invitations of the landing page. */
  signUpFormUrl: address,
  privacyUrl: address,
  termsUrl: address,
  /** The form of the vendor connect page. */
  connectFormUrl: address,
  /** The host names that a payment, a checkout or a magic link may lead to, besides the site's own. Without it any. */
  redirectHosts: z.optional(z.array(z.string())),
  /** Whether Google sign-in is set up; known before the login page is there, which has room for it or not. */
  google: z.optional(z.boolean()),
  /** Whether the board may show its image generator. */
  showsImageGenerator: z.optional(z.boolean()),
  /** Whether what could not be loaded is passed over in silence. */
  quietErrors: z.optional(z.boolean()),
  /** Whether the link back from a vendor leads where the visitor was before, instead of to the wedding fairs. */
  vendorBackIsHistory: z.optional(z.boolean()),
})
export type SiteConfig = z.infer<typeof SiteConfig>
