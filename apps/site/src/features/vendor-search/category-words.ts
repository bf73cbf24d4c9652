/** Everyday words for vendors and for what they make, by the English title of their category. */
export const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  Venues: 'venue location barn hall hotel winery vineyard reception ceremony space place',
  Photographers: 'photographer photography photos pictures camera engagement',
  Videographers: 'videographer videography video film movie cinematographer',
  Florists:
    'florist flowers floral bouquet centerpieces arrangements garland boutonniere roses peonies dahlias tulips lilies hydrangeas sunflowers ranunculus eucalyptus blooms',
  Caterers: 'caterer catering food dinner lunch meal menu chef cook buffet taco',
  Bar: 'bartender drinks cocktails wine beer champagne',
  Cakes: 'cake baker bakery dessert sweets cupcakes pastry',
  'DJs & Bands': 'dj deejay band music musician singer dance entertainment',
  Planners: 'planner coordinator organizer planning day-of',
  'Hair & Makeup': 'hair makeup beauty stylist hairdresser nails barber',
  Attire: 'dress gown suit tuxedo tux bridal veil clothes tailor outfit',
  Stationery: 'invitations invites save-the-date paper calligraphy cards printing menus',
  Rentals: 'rental tent chairs tables linens lights lighting furniture dance-floor decor',
  Transport: 'car limo limousine shuttle bus driver transportation',
  Officiants: 'officiant celebrant minister priest rabbi ceremony vows',
  Jewellers: 'jeweler jewelry rings ring bands engagement-ring',
}
