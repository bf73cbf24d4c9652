const LATER = [
  (name: string) => `Lovely, that is noted. Everybody at ${name} is looking forward to it.`,
  (name: string) => `Good question! We do this often at ${name}, so leave it with us.`,
  (name: string) => `Yes, that works. ${name} keeps the date for you until the invoice is paid.`,
  (name: string) => `Thank you for telling us. ${name} will have a plan for you by the end of the week.`,
]

/** The reply to the message with this number in a room. */
export function answerTo(seq: number, businessName: string): string {
  if (seq === 1) {
    return `Thank you for writing to ${businessName}! Our contract and the invoice for the deposit are on your page with us.`
  }
  const sentence = LATER[Math.floor(seq / 2) % LATER.length] ?? LATER[0]
  return sentence?.(businessName) ?? ''
}
