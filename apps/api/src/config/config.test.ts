import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('returns a default for every required setting', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      demo: undefined,
      host: '127.0.0.1',
      apiPort: 8787,
      trustProxy: 0,
      drawDelayMs: 0,
      isMailboxOpen: false,
      visionHost: 'vision.localhost',
      urls: {
        api: 'http://localhost:8787',
        site: 'http://localhost:5173',
        vision: 'http://vision.localhost:5173',
        desk: 'http://desk.localhost:5173',
      },
    })
    expect(config.sitePort).toBeUndefined()
    const { vendorLogin, ...links } = config.links
    expect(vendorLogin).toBe(config.urls.desk)
    for (const link of Object.values(links)) expect(link).toBeUndefined()
  })

  it('treats blank variables as unset and removes trailing slashes from URLs', () => {
    const { urls, postgres } = readConfig({ PUBLIC_API_URL: 'https://api.example.com/', DATABASE_URL: ' ' })
    expect(urls.api).toBe('https://api.example.com')
    expect(postgres).toBeUndefined()
  })

  it('reads links to other sites and to paths of the site unchanged', () => {
    const { links } = readConfig({ VENDOR_SITE_URL: 'https://vendors.example.com/', TERMS_URL: '/terms/?v=2#top' })
    expect(links).toMatchObject({ vendorSite: 'https://vendors.example.com/', terms: '/terms/?v=2#top' })
  })

  it.each([
    ['signUpForm', 'SIGN_UP_FORM_URL', '/onboarding'],
    ['vendorSite', 'VENDOR_SITE_URL', '/couples/'],
    ['about', 'ABOUT_URL', 'http://localhost:8787/demo/about'],
    ['privacy', 'PRIVACY_URL', 'http://localhost:8787/demo/privacy'],
    ['terms', 'TERMS_URL', 'http://localhost:8787/demo/terms'],
    ['guarantee', 'GUARANTEE_URL', 'http://localhost:8787/demo/guarantee'],
  ] as const)('links %s to a page of the demo by default in demo mode, unless %s is set', (link, name, page) => {
    expect(readConfig({}).links[link]).toBeUndefined()
    expect(readConfig({ DEMO: '1' }).links[link]).toBe(page)
    const elsewhere = 'https://elsewhere.example.com/'
    expect(readConfig({ DEMO: '1', [name]: elsewhere }).links[link]).toBe(elsewhere)
  })

  it.each([
    [{}, undefined],
    [{ COUPLES_HELPED: '250' }, 250],
    [{ COUPLES_HELPED: '0', DEMO: '1' }, undefined],
    [{ DEMO: '1' }, 10_000],
  ])('claims a number of helped couples only if the deployment or the demo sets one: %j', (env, couples) => {
    expect(readConfig(env).couplesHelped).toBe(couples)
  })

  it('links the vendor login to the desk unless VENDOR_LOGIN_URL is set', () => {
    const DESK_URL = 'https://desk.example.com'
    const VENDOR_LOGIN_URL = 'https://vendors.example.com/login'
    expect(readConfig({ DESK_URL }).links.vendorLogin).toBe(DESK_URL)
    expect(readConfig({ DESK_URL, VENDOR_LOGIN_URL }).links.vendorLogin).toBe(VENDOR_LOGIN_URL)
  })

  it('uses the demo’s vendor connect form by default in demo mode', () => {
    const api = 'https://api.example.com'
    expect(readConfig({ DEMO: '1', PUBLIC_API_URL: api }).links.connectForm).toBe(`${api}/demo/connect-form`)
    const form = 'https://forms.example.com/vendors'
    expect(readConfig({ DEMO: '1', CONNECT_FORM_URL: form }).links.connectForm).toBe(form)
  })

  it('uses the demo’s monthly plan form by default in demo mode', () => {
    const api = 'https://api.example.com'
    expect(readConfig({ PUBLIC_API_URL: api }).urls.monthlyPlan).toBeUndefined()
    expect(readConfig({ DEMO: '1', PUBLIC_API_URL: api }).urls.monthlyPlan).toBe(`${api}/demo/plan-form`)
    const form = 'https://forms.example.com/plan'
    expect(readConfig({ DEMO: '1', MONTHLY_PLAN_URL: form }).urls.monthlyPlan).toBe(form)
  })

  it('adds the deployment’s own hosts to the configured redirect hosts', () => {
    expect(readConfig({}).redirectHosts).toBeUndefined()
    const env = { REDIRECT_HOSTS: 'checkout.stripe.com, pay.example', PUBLIC_API_URL: 'https://api.example.com' }
    expect(readConfig(env).redirectHosts).toEqual([
      'checkout.stripe.com',
      'pay.example',
      'api.example.com',
      'localhost',
      'vision.localhost',
      'desk.localhost',
    ])
  })

  it('delays drawings and opens the mailbox in demo mode only', () => {
    expect(readConfig({ DEMO: '1' })).toMatchObject({ drawDelayMs: 5_000, isMailboxOpen: true })
    expect(readConfig({ DEMO_DELAY_MS: '5000' }).drawDelayMs).toBe(0)
  })

  it('enables sign-in with Google if both variables are set, and uses a built-in provider in demo mode', () => {
    expect(readConfig({}).google).toBeUndefined()
    const api = 'https://api.example.com'
    const env = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret', DEMO: '1', PUBLIC_API_URL: api }
    expect(readConfig(env).google).toEqual({
      clientId: 'us',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
      redirectUri: `${api}/social_auth/complete/google-oauth2/`,
      isDemo: false,
    })
    expect(readConfig({ DEMO: '1', PUBLIC_API_URL: api }).google).toMatchObject({
      issuer: `${api}/dev/openid`,
      isDemo: true,
    })
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'us' })).toThrow('GOOGLE_CLIENT_SECRET')
    expect(() => readConfig({ ...env, GOOGLE_ISSUER: 'http://issuer.example' })).toThrow('GOOGLE_ISSUER')
  })

  it('receives answers to emails if both variables are set', () => {
    expect(readConfig({}).inboundMail).toBeUndefined()
    const env = { INBOUND_MAIL_DOMAIN: 'in.example.com', INBOUND_SMTP_PORT: '2525' }
    expect(readConfig(env).inboundMail).toEqual({
      domain: 'in.example.com',
      port: 2525,
      host: '127.0.0.1',
      tls: undefined,
    })
    expect(() => readConfig({ INBOUND_MAIL_DOMAIN: 'in.example.com' })).toThrow('INBOUND_SMTP_PORT')
    expect(() => readConfig({ ...env, INBOUND_SMTP_KEY: 'key.pem' })).toThrow('INBOUND_SMTP_CERTIFICATE')
  })

  it.each([
    ['API_PORT', 'eighty'],
    ['API_PORT', '70000'],
    ['DEMO', 'yes'],
    ['PUBLIC_API_URL', 'api.example.com'],
    ['PUBLIC_API_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://user:secret@example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example, b.example'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['REDIRECT_HOSTS', 'https://checkout.example'],
    ['REDIRECT_HOSTS', 'checkout.example, *.example'],
    ['REDIRECT_HOSTS', 'checkout.example,'],
    ['VISION_HOST', 'https://vision.example'],
    ['MAIN_HOST', 'www.example:443'],
    ['APP_SECRET', 'correct horse'],
    ['TRUST_PROXY', '-1'],
    ['SHOW_IMAGE_GENERATOR', 'maybe'],
    ['SHOW_RATINGS', 'maybe'],
    ['QUIET_ERRORS', 'maybe'],
    ['VENDOR_BACK_IS_HISTORY', 'maybe'],
    ['INDEX_VENDORS', 'maybe'],
    ['SIGN_UP_FORM_URL', 'onboarding'],
    ['SIGN_UP_FORM_URL', '//evil.example'],
    ['PRIVACY_URL', '/\\evil.example'],
    ['VENDOR_SITE_URL', 'javascript:alert(1)'],
    ['VENDOR_LOGIN_URL', 'https://user:secret@example.com'],
    ['VENDOR_DASHBOARD_URL', '{host}/vendor_dashboard/'],
    ['TERMS_URL', 'data:text/html,hi'],
    ['CONNECT_FORM_URL', 'ftp://example.com'],
    ['LOG_LEVEL', 'loud'],
    ['REDIS_URL', 'localhost:6379'],
  ])('throws an error that names the variable %s if its value is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })

  it.each(['SITE_URL', 'VENDOR_LOGIN_URL', 'IMAGE_BASE_URL'])('never quotes a password in the error for %s', (name) => {
    expect(() => readConfig({ [name]: 'https://us:hunter2@example.com' })).toThrow(/^(?!.*hunter2)/s)
  })
})
