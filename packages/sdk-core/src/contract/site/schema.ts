import * as z from 'zod/mini'

const address = z.optional(z.string())

/** The names of the deployment in the texts of the site. */
export const SiteBrand = z.object({
  /** The name of the product. */
  name: z.string(),
  /** The name at the top of each page. */
  wordmark: z.string(),
  /** The line in the footer. */
  copyright: z.string(),
  /** The region of the vendors, as it is written within a sentence of each language. */
  region: z.object({ en: z.string(), es: z.string() }),
  /** The URL of the logo, which replaces the wordmark at the top of each page. */
  logoUrl: z.optional(z.string()),
})
export type SiteBrand = z.infer<typeof SiteBrand>

/**
 * The configuration that the site fetches from `/config.json` at startup. The site hides links whose URL is missing.
 */
export const SiteConfig = z.object({
  apiHost: z.string(),
  siteUrl: z.string(),
  visionUrl: z.string(),
  /** The names in the texts. Default: those of the demo. */
  brand: z.optional(SiteBrand),
  /** The currency of all amounts, in ISO 4217. Default: `USD`. */
  currency: z.optional(z.string()),
  /** The time zone of the days that the backend counts and names, such as `Europe/Berlin`. Default: `UTC`. */
  timeZone: z.optional(z.string()),
  /** The host name of the vision site, without a port. */
  visionHost: address,
  /**
   * The host name of the main site. If it differs from `visionHost`, its `/vision-board…` pages redirect to
   * `visionHost`.
   */
  mainHost: address,
  contactEmail: address,
  supportEmail: address,
  monthlyPlanFormUrl: address,
  /** The URL of the vendors' site. */
  vendorSiteUrl: address,
  /** The URL of the vendors' login page. */
  vendorLoginUrl: address,
  /** The URL to open after a vendor has set a new password. Default `/vendor_dashboard/`. */
  vendorDashboardUrl: address,
  /** The URL of the form behind "Sign up", "Find Top Vendors" and other buttons of the landing page. */
  signUpFormUrl: address,
  /** The URL of a page about the operator. Without it, the entry in the footer is a placeholder. */
  aboutUrl: address,
  privacyUrl: address,
  termsUrl: address,
  /** The URL of the text of the operator's guarantee. The site mentions a guarantee only if this is set. */
  guaranteeUrl: address,
  /** How many couples the operator has helped. The site shows no number if this is absent. */
  couplesHelped: z.optional(z.number()),
  /** The URL of the form on the vendor connect page. */
  connectFormUrl: address,
  /**
   * Host names to which payments and magic links may navigate, in addition to the site's own host. Default: any host.
   */
  redirectHosts: z.optional(z.array(z.string())),
  /** Whether Google sign-in is configured. The login page reads it here to avoid a layout shift. */
  google: z.optional(z.boolean()),
  /** Whether the board shows its image generator. */
  showsImageGenerator: z.optional(z.boolean()),
  /** Whether vendor cards show the average rating. Profiles and comparisons always show it. */
  showsRatings: z.optional(z.boolean()),
  /** Whether loading errors are hidden. */
  quietErrors: z.optional(z.boolean()),
  /**
   * Whether the back link of a vendor's page goes back in the browser history. By default, it opens the wedding fairs page.
   */
  vendorBackIsHistory: z.optional(z.boolean()),
})
export type SiteConfig = z.infer<typeof SiteConfig>
