import { dollars } from '../../text.ts'

/** Sentences of general advice about wedding planning. */
export const advice = {
  split: (total: number | undefined, lines: readonly string[]) =>
    `A rule of thumb${total ? ` for ${dollars(total)}` : ''}:\n${lines.join('\n')}\nTell me a category and a budget, and I look for vendors that fit.`,
  /** The recommended share of the budget for a category, as a percentage and an amount. */
  share: (what: string, amount: string) => `${what}: about **${amount}**`,
  shares: {
    place: 'Venue, food and drinks',
    photos: 'Photo and video',
    flowers: 'Flowers and rentals',
    looks: 'Attire, hair, makeup and rings',
    music: 'Music',
    rest: 'Planning and everything else',
  },
  /** Lists the categories in the order in which their vendors are usually booked out. */
  timeline: `What books out first comes first:
• **12 months before:** venue, planner
• **10 months:** photographer, caterer, music
• **8 months:** attire, florist, videographer
• **6 months:** hair and makeup, officiant, invitations
• **4 months:** cake, rentals, transport, rings
Name one, and I show you vendors.`,
  questions: `Good things to ask any vendor:
• Is our date free, and until when do you hold it?
• What is included, and what costs extra (travel, overtime, setup)?
• Who will be there on the day, and who steps in if they are ill?
• How much is the deposit, and what if we have to postpone?
• May we see **one whole wedding** you did, not only the highlights?`,
}
