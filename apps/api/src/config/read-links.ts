import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { ABOUT_PATH, CONNECT_FORM_PATH, GUARANTEE_PATH, PRIVACY_PATH, TERMS_PATH } from './demo-paths.ts'
import { type Env, readLink } from './read-env.ts'

/** Reads the site's links to external pages. In a demo they default to pages of the site and of the API. */
export function readLinks(env: Env, { demo, apiUrl, deskUrl }: { demo: boolean; apiUrl: string; deskUrl: string }) {
  return {
    signUpForm: readLink(env, 'SIGN_UP_FORM_URL') ?? (demo ? SITE_PATHS.onboarding : undefined),
    vendorSite: readLink(env, 'VENDOR_SITE_URL') ?? (demo ? SITE_PATHS.couples : undefined),
    vendorLogin: readLink(env, 'VENDOR_LOGIN_URL') ?? deskUrl,
    vendorDashboard: readLink(env, 'VENDOR_DASHBOARD_URL'),
    about: readLink(env, 'ABOUT_URL') ?? (demo ? apiUrl + ABOUT_PATH : undefined),
    privacy: readLink(env, 'PRIVACY_URL') ?? (demo ? apiUrl + PRIVACY_PATH : undefined),
    terms: readLink(env, 'TERMS_URL') ?? (demo ? apiUrl + TERMS_PATH : undefined),
    guarantee: readLink(env, 'GUARANTEE_URL') ?? (demo ? apiUrl + GUARANTEE_PATH : undefined),
    connectForm: readLink(env, 'CONNECT_FORM_URL') ?? (demo ? apiUrl + CONNECT_FORM_PATH : undefined),
  }
}
