import type { SiteTopic } from '../aspects.ts'

/** Questions about accounts, signing in and personal data, separated by commas. */
export const account = {
  'create-account':
    'how do i sign up, create an account, make an account, register, open an account, what do i need to sign up, where can i join, do i need an account to use this, why do you need my phone number, new account',
  'finish-profile':
    'skip the questions, finish my profile later, i did not finish signing up, complete my profile, change my preferences, onboarding later, can i skip onboarding, i skipped the budget question, change the categories i am looking for',
  'sign-in':
    'how do i log in, login without a password, where is the login, do i need a password, sign in with a code, can i log in with a code, i cannot log in, trouble signing in, which email did i use, remember me',
  'google-sign-in':
    'sign in with google, continue with google, google login does not work, google window is blocked, facebook login, apple login, use my google account',
  'login-code':
    'the code never arrived, no code in my inbox, waiting for the code, the code is wrong, code expired, invalid code, where is my verification code, no email with the code, resend the code, how long is the code valid, how many digits has the code',
  'too-many-attempts':
    'too many attempts, i am locked out, account locked, blocked after wrong passwords, try again later message, rate limit',
  'forgot-password':
    'i forgot my password, reset my password, lost my password, do not remember my password, cannot remember the password, password does not work, invalid credentials',
  'reset-link':
    'the reset link is invalid, reset link expired, password reset email did not come, link to reset the password does not work, how long is the reset link valid, no password email',
  'change-password':
    'how do i change my password, new password, set a password, update my password, where do i change the password, i have no password yet',
  'password-rules':
    'how long must a password be, password requirements, minimum length of a password, which characters in a password, weak password',
  sessions:
    'log out my old phone, log out other devices, where am i signed in, sign out everywhere, i lost my phone, remove a device, unknown device in my account, log out on another computer, which devices are logged in, sign out of all devices, log me out on my laptop',
  logout: 'how do i log out, where is logout, sign out, log off, logout button',
  hacked:
    'my account was hacked, someone else is in my account, someone knows my password, stolen account, suspicious login, new device email i do not know, someone logged in as me',
  'confirm-email':
    'confirm my email, verification link, i did not get the confirmation email, why do i have to confirm my email, confirmation link expired, verify my email address, resend the confirmation, email not confirmed',
  'email-taken':
    'email is already taken, account already exists, email already in use, says my email is registered, i already have an account',
  'change-email':
    'change my email, new email address, wrong email in my account, use another email, can i update my email address, typo in my email',
  'change-wedding':
    'change our wedding date, update the wedding location, we moved the date, our wedding date is wrong, set the wedding date, edit the place of our wedding, new wedding day, change the city',
  'change-budget':
    'change our budget, where do i set the budget, update my budget, budget ranges, what budgets can i choose, edit our budget, change our style, wrong budget',
  styles: 'which styles are there, list of wedding styles, what styles can i choose, how many styles, style options',
  settings:
    'where are the settings, change my name, edit my profile, update my information, change my phone number, correct my name, change the name of my partner, add my partner, partner email, edit personal information',
  'partner-account':
    'can my partner have a login, account for my partner, invite my partner, second user, share the account with my fiance, can we both log in, can my partner log in too, two people one account, joint account, can my mom have access to our account, add my planner to the account, both use the account, be in the account at the same time, use one login together',
  'profile-photo':
    'change our profile picture, upload a couple photo, profile photo, add a picture of us, new photo of us, avatar, which picture formats for the profile',
  'site-language':
    'switch to spanish, change the language, site in spanish, turn on spanish, how do i get this in spanish, which languages has the website, set the language to english, website language, can i use the site in french, is the site in german, language setting',
  emails:
    'which emails do you send, stop the emails, turn off notifications, unsubscribe from emails, do i get an email for new messages, notify me when a vendor replies, email notifications, too many emails, push notifications, text message notifications, newsletter, spam from you, get notified',
  'delete-account':
    'delete my account, i want everything on here gone, take our stuff off this site, wipe our profile, close our account, erase my profile, how do i leave vowkit, remove all my data, delete everything, right to be forgotten, is my account gone right away, how long until my account is deleted, how long does the deletion take, deactivate my account, get rid of my account',
  'undo-deletion':
    'undo deleting my account, keep my account, i changed my mind about deleting, restore my account, stop the deletion, recover a deleted account, get my account back, what if i change my mind about deleting the account, cancel the deletion, reactivate, turn the deletion off, stop my account from being deleted',
  'after-deletion':
    'what happens to my data after deletion, do vendors keep my messages after i delete, what is erased, are my contracts deleted too, what stays after deleting my account, do you keep anything after deletion',
  'export-data':
    'download my data, export my data, get a copy of my stuff, get everything you have about us as a file, takeout, backup of my account, data request, copy of all my information, zip of my data, save all our data, download everything',
  privacy:
    'what do you do with my data, is my data safe, do you sell my data, who sees my information, privacy policy, what can vendors see about us, can vendors see my budget, can vendors see who i saved, can other vendors see my messages, gdpr, share my email with vendors, do vendors see my phone number, where is my data stored, terms and conditions, who reads my messages, is it confidential, personal information',
  cookies:
    'do you use cookies, cookie policy, do you track me, tracking, ads tracking, what is stored in my browser, analytics',
  'magic-link':
    'what is a magic link, how does the magic link work, why did i get a magic link, personal link with recommended vendors, who sends magic links, get a magic link',
  'magic-link-invalid':
    'magic link is invalid, magic link expired, magic link does not work, magic link not found, my link is inactive, the link in the email is broken',
  'magic-link-duration':
    'how long does a magic link work, does a magic link expire, how long am i signed in with a magic link, can i use the magic link twice, set my password from the magic link',
} satisfies Partial<Record<SiteTopic, string>>
