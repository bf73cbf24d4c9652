import type { SomeExamples } from './example-types.ts'
import { CODE, EMAIL, LINK_TOKEN, PASSWORD, WEDDING_DATE } from './values.ts'

export const accountExamples = {
  checkEmail: { body: { email: EMAIL } },
  loginVision: { body: { email: EMAIL, code: CODE, challenge: 'b1ZP0c9yQ2k' } },
  googleStart: { query: { return_to: '/dashboard', mode: 'redirect', opener: 'https://planner.example' } },
  createHandoff: { body: { target: 'https://vowkit.example/dashboard' } },
  redeemHandoff: { body: { code: LINK_TOKEN, target: 'https://vowkit.example/dashboard' } },
  login: { body: { username: EMAIL, password: PASSWORD } },
  register: { body: { username: 'Maya Lindqvist', email: EMAIL, phone_number: '15550142', password: PASSWORD } },
  forgotPassword: { body: { email: EMAIL } },
  checkResetLink: { query: { token: LINK_TOKEN } },
  checkResetToken: { body: { token: LINK_TOKEN } },
  resetPassword: { body: { new_password: PASSWORD, token: LINK_TOKEN } },
  saveBasicInfo: {
    body: {
      partner_name: 'Jonas Berg',
      partner_email: 'jonas@example.com',
      wedding_location: 'Napa',
      wedding_date: WEDDING_DATE,
    },
  },
  savePreferences: {
    body: { wedding_description: 'Rustic, Romantic', wedding_budget: '$$$', categories: [3, 4] },
  },
  exportAccount: { query: { fresh: '1' } },
  deleteAccount: { body: { code: CODE, challenge: 'b1ZP0c9yQ2k' } },
  confirmEmail: { body: { token: LINK_TOKEN } },
  endSession: { params: { id: '1f0c3a5d7b9e' } },
  setPassword: { body: { password: 'orchard at dawn', current_password: PASSWORD } },
} satisfies SomeExamples
