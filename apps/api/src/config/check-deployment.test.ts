import { describe, expect, it } from 'vitest'
import { checkDeployment, findMisspelt, recordNames } from './check-deployment.ts'
import { readConfig } from './config.ts'

const COMPLETE = {
  APP_SECRET: 'a secret of more than thirty-two characters',
  PUBLIC_API_URL: 'https://api.example.com',
  SITE_URL: 'https://www.example.com',
  VISION_URL: 'https://vision.example.com',
  DESK_URL: 'https://desk.example.com',
  CURRENCY: 'EUR',
  DATABASE_URL: 'postgres://vowkit@localhost/vowkit',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'hello@example.com',
}

/** Returns the message of the refusal. `''` if the deployment is complete. */
function refusalOf(env: Record<string, string>): string {
  try {
    checkDeployment(env)
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('checkDeployment', () => {
  it('accepts a complete deployment, and a demo without settings', () => {
    expect(refusalOf(COMPLETE)).toBe('')
    expect(refusalOf({ DEMO: '1' })).toBe('')
  })

  it('names everything that is missing in one message', () => {
    const refusal = refusalOf({})
    const addresses = ['PUBLIC_API_URL', 'SITE_URL', 'VISION_URL', 'DESK_URL']
    for (const name of ['APP_SECRET', ...addresses, 'CURRENCY', 'DATABASE_URL', 'SMTP_URL']) {
      expect(refusal).toContain(`- ${name} is not set`)
    }
  })

  it('allows the embedded database and the open mailbox only if they are chosen', () => {
    const { DATABASE_URL: _url, SMTP_URL: _smtp, ...rest } = COMPLETE
    expect(refusalOf({ ...rest, ALLOW_EMBEDDED_DATABASE: '1', DEV_MAILBOX: '1' })).toBe('')
  })

  it('refuses a demo in production', () => {
    expect(refusalOf({ DEMO: '1', NODE_ENV: 'production' })).toContain('NODE_ENV=production')
  })

  it('refuses a mix of http and https, and names both addresses', () => {
    const refusal = refusalOf({ ...COMPLETE, PUBLIC_API_URL: 'http://api.example.com' })
    expect(refusal).toContain('PUBLIC_API_URL is an http URL, and SITE_URL is an https URL.')
  })

  it('refuses Redis without PostgreSQL', () => {
    const { DATABASE_URL: _url, ...rest } = COMPLETE
    const env = { ...rest, ALLOW_EMBEDDED_DATABASE: '1', REDIS_URL: 'redis://127.0.0.1:6379' }
    expect(refusalOf(env)).toContain('REDIS_URL is set, but DATABASE_URL is not.')
    expect(refusalOf({ ...env, DATABASE_URL: COMPLETE.DATABASE_URL })).toBe('')
  })

  it('refuses a bucket without credentials or region, and S3 settings without a bucket', () => {
    const refusal = refusalOf({ ...COMPLETE, S3_BUCKET: 'vowkit' })
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION']) {
      expect(refusal).toContain(`- ${name} is not set`)
    }
    expect(refusalOf({ ...COMPLETE, S3_ENDPOINT: 'http://127.0.0.1:9000' })).toContain('S3_BUCKET is not set')
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key', S3_REGION: 'eu-central-1' }
    expect(refusalOf({ ...COMPLETE, S3_BUCKET: 'vowkit', ...keys })).toBe('')
  })

  it('refuses a mail server without a sender', () => {
    expect(refusalOf({ ...COMPLETE, MAIL_FROM: ' ' })).toContain('MAIL_FROM')
  })
})

describe('findMisspelt', () => {
  const warningsFor = (env: Record<string, string>) => {
    const recorded = recordNames(env)
    readConfig(recorded.env)
    return findMisspelt(env, recorded.names)
  }

  it('names the nearest setting of a misspelt variable', () => {
    expect(warningsFor({ DATABSE_URL: 'postgres://localhost' })).toEqual([
      'The variable DATABSE_URL has no effect. Did you mean DATABASE_URL?',
    ])
  })

  it('names the nearest setting of a variable that starts with VOWKIT_', () => {
    expect(warningsFor({ VOWKIT_SMTP_URL: 'smtps://mail.example.com' })).toEqual([
      'The variable VOWKIT_SMTP_URL has no effect. Did you mean SMTP_URL?',
    ])
  })

  it('ignores the variables of other programs', () => {
    expect(warningsFor({ HOSTNAME: 'web', HOME: '/root', LANGUAGE: 'en', npm_config_cache: '/tmp' })).toEqual([])
  })
})
