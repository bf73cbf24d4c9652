import { formatFor } from '../../format.ts'

const { money, number } = formatFor('en')

/** General advice on planning a wedding. */
export const advice = {
  split: (total: number | undefined, lines: readonly string[]) =>
    `A rule of thumb${total ? ` for ${money(total)}` : ''}:\n${lines.join('\n')}\nTell me a kind of vendor and a budget, and I look for matches.`,
  share: (what: string, percent: number, amount: number | undefined) =>
    `• ${what}: about ${number(percent)} %${amount === undefined ? '' : ` (${money(amount)})`}`,
  shares: {
    place: 'Venue, food and drinks',
    photos: 'Photo and video',
    flowers: 'Flowers and rentals',
    looks: 'Attire, hair, makeup and rings',
    music: 'Music',
    rest: 'Planning and everything else',
  },
  timeline: `What books out first comes first:
• **12 months before:** venue, planner
• **10 months:** photographer, caterer, music
• **8 months:** attire, florist, videographer
• **6 months:** hair and makeup, officiant, invitations
• **4 months:** cake, rentals, transport, rings
Name one, and I show you vendors.`,
  questions: `Good questions for any vendor:
• Is our date free, and until when do you hold it?
• What is included, and what costs extra (travel, overtime, setup)?
• Who will be there on the day, and who steps in if they are ill?
• How much is the deposit, and what if we have to postpone?
• May we see **one whole wedding** that you did, not only the highlights?`,
}
