/** The README file of the archive. */
export const writeReadme = (brandName: string, currency: string): string => `Your data on ${brandName}

profile.json         your account: email, names, phone, plan
wedding.json         what you told us about your wedding
business.json        your business, if your account is a vendor's
sessions.json        where you are signed in
team.json            the vendor or partner you work for
calendarAddress.json whether calendar apps can read your wedding calendar
people.json          the partner who plans your wedding with a separate login
invitations.json     links that were mailed to you
visions.json         your visions and their edits; images are in visions/
inspirations.json    your board; images are in inspirations/
board.json           what you pinned to your board, and whether you share it
generated.json       images drawn from a prompt; images are in generated/
favourites.json      vendors you saved
vendors.json         vendors you contacted, scanned or booked, and deals you claimed
conversations.json   your conversations, both sides
documents.json       documents you share with vendors; files are in documents/
signatures.json      signatures under those documents
invoices.json        invoices you share with vendors
payments.json        what you paid or started to pay
credits.json         every change of your vision credits

Times are in UTC (ISO 8601). Amounts are in ${currency}.

Not included: your password and sign-in tokens, which we store only as hashes, the email addresses of other accounts,
and counters that expire within a day.
`
