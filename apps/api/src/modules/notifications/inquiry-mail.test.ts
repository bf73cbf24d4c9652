import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accounts } from '../../db/tables.ts'
import { createCoupleCalls } from '../../testing/couples.ts'
import { mailTo, subjectsTo } from '../../testing/mailbox.ts'
import { PARTNER_ORIGIN, startApi, type TestApi } from '../../testing/start-api.ts'
import { addVendors, makeVendor } from '../../testing/vendors.ts'

const SCRIPT = '<script>alert(1)</script>'

let api: TestApi
let made = 0
let vendorId: number
let vendorEmail: string
let token: string
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  const number = ++made
  vendorEmail = `florist${number}@example.com`
  const [id = 0] = await addVendors(api, [makeVendor(number, { email: vendorEmail, business_name: 'Fern & Vine' })])
  vendorId = id
  token = await createCoupleCalls(api).joinConfirmed(`inquirer${number}@example.com`)
})

const inquire = () => api.post(`/vendor/detail/get/${vendorId}/`, { token })
const inquiryMail = () => mailTo(api, vendorEmail, ({ subject }) => /inquiry|consulta/.test(subject))

async function describeWedding(partner_name = 'Jonas Meyer'): Promise<void> {
  const basics = { partner_name, wedding_date: '2999-05-01', wedding_location: 'Sonoma, California' }
  expect((await api.post('/registration/couple-basicinfo/', { token, json: basics })).status).toBe(200)
  const wishes = { wedding_description: 'Romantic', wedding_budget: '$$$', categories: [1] }
  expect((await api.post('/registration/couple-preferences/', { token, json: wishes })).status).toBe(200)
}

describe('the email about an inquiry', () => {
  it('contains the couple’s names, wedding date and place', async () => {
    await describeWedding()
    expect((await inquire()).status).toBe(201)
    const { subject, text } = await inquiryMail()
    expect(subject).toBe('New inquiry from Maya Lindqvist and Jonas Meyer')
    expect(text).toContain('would like to hear from Fern & Vine.')
    expect(text).toContain('Date: May 1, 2999\nPlace: Sonoma, California\nCame from: our website\n')
    expect(text).toMatch(/http:\/\/desk\.localhost:5173\/leads\/\d+\n/)
    expect(text).not.toContain('inquirer')
  })

  it('quotes the words of the couple, and its date and guests of this inquiry', async () => {
    await describeWedding()
    await api.post(`/leads/add_vendor/${vendorId}/`, { token })
    const json = { message: 'Do you have peonies?\nAnd moss?', guests: 80, wedding_date: '2999-06-02' }
    expect((await api.post(`/vendor/detail/get/${vendorId}/`, { token, json })).status).toBe(201)
    const { text } = await inquiryMail()
    expect(text).toContain('Date: June 2, 2999\nGuests: 80\n')
    expect(text).toContain('Came from: your code at a wedding fair\n\n> Do you have peonies?\n> And moss?\n')
  })

  it('names the website of the element that the inquiry came from', async () => {
    token = await api.signInEmbedded(`inquirer${made}@example.com`)
    await api.post(`/vendor/detail/get/${vendorId}/`, { token, origin: PARTNER_ORIGIN })
    expect((await inquiryMail()).text).toContain('Came from: partner.example\n')
  })

  it('is sent once for an inquiry and not for its repetitions', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, inquire))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await subjectsTo(api, vendorEmail)).toEqual(['New inquiry from Maya Lindqvist'])
  })

  it('omits what the couple has not said', async () => {
    await inquire()
    const { subject, text } = await inquiryMail()
    expect(subject).toBe('New inquiry from Maya Lindqvist')
    expect(text).not.toMatch(/Date|Guests|Place|Budget|Style|>|null|undefined/)
  })

  it('escapes the texts of the couple', async () => {
    await describeWedding(SCRIPT)
    await inquire()
    const { html, text } = await inquiryMail()
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain(SCRIPT)
  })

  it('is in the language of the vendor’s last sign-in', async () => {
    await api.db.update(accounts).set({ language: 'es' }).where(eq(accounts.email, vendorEmail))
    await describeWedding()
    await inquire()
    const { subject, text, html } = await inquiryMail()
    expect(subject).toBe('Nueva consulta de Maya Lindqvist y Jonas Meyer')
    expect(text).toContain('Fecha: 1 de mayo de 2999')
    expect(html).toContain('<html lang="es">')
  })

  it('is not sent to an erased account', async () => {
    await api.db.update(accounts).set({ erasedAt: api.clock.now() }).where(eq(accounts.email, vendorEmail))
    expect((await inquire()).status).toBe(201)
    expect(await subjectsTo(api, vendorEmail)).toEqual([])
  })
})
