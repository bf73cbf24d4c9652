/** Replies to small talk, such as greetings and thanks. */
export const smallTalk = {
  hello: (name: string) => (name ? `Hello ${name}!` : 'Hello!'),
  offerVendor: (vendor: string) =>
    `I can tell you about ${vendor}: their prices and deals, what they offer, what other couples say, or how to get in touch. What would you like to know?`,
  offer:
    'I’m your wedding assistant. I can find vendors in Northern California, compare prices and deals, or explain how things work here. Try “florists in Napa under $3,000” or “what is a vision?”',
  howAreYou:
    'Very well, thank you! And all the better if I may find somebody for your wedding. What are you looking for?',
  joke: 'Why did the wedding cake cry? It was in tiers. I’m better at finding vendors: shall I?',
  goodbye: 'Goodbye, and enjoy the planning! I’m here whenever you need me.',
  welcome: 'You’re welcome! Anything else I can look up for you?',
  abilities: (vendor: string, isLoggedIn: boolean) =>
    [
      'Ask me things like:',
      ...(vendor ? [`• About ${vendor}: “how much?”, “any deals?”, “do you travel?”`] : []),
      '• **Finding vendors**: “a DJ in Oakland under $2k”, “vegan caterers”, “best rated venues”',
      '• **Deals**: “any discounts on cakes?”',
      `• **Your wedding**: ${
        isLoggedIn
          ? 'your saved, active and booked vendors, your credits and bills, how long until the day'
          : 'your own vendors and dates, once you are logged in'
      }`,
      '• **How it works**: visions, messages, contracts, payments',
    ].join('\n'),
}
