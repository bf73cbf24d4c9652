import type { TopicTable } from './topic.ts'

export const PHOTO_AND_FILM = {
  drone: { label: 'drones', words: ['drone', 'aerial', 'aerial footage', 'drone pilot', 'drone footage'] },
  'second-photographer': {
    label: 'a second photographer',
    words: [
      'second photographer',
      'second shooter',
      'two photographers',
      'two shooters',
      'three photographers',
      'four photographers',
      'second camera',
      'two cinematographers',
      'second videographer',
    ],
  },
  album: { label: 'albums', words: ['album', 'photo book', 'bound record'] },
  prints: {
    label: 'prints',
    words: [
      'box of forty prints',
      'boxed print',
      'printed proof',
      'hand printing',
      'proofs on paper',
      'forty prints',
      'prints for parents',
    ],
    asked: ['print'],
  },
  'raw-files': {
    label: 'raw files or footage',
    words: ['raw file', 'raw footage', 'raw photo', 'unedited', 'raws', 'raw image'],
  },
  'film-photography': {
    label: 'film photography',
    words: [
      'film photography',
      'medium-format film',
      'black-and-white film',
      'shoots on film',
      '35mm',
      'analog',
      'film camera',
    ],
    asked: ['real film', 'on real film', 'actual film', 'on film'],
  },
  'black-and-white': { label: 'black-and-white images', words: ['black-and-white'] },
  'engagement-session': {
    label: 'an engagement session',
    words: ['engagement session', 'engagement shoot', 'engagement photo', 'pre-wedding shoot'],
  },
  'digital-gallery': {
    label: 'a digital gallery',
    words: ['digital gallery', 'online gallery', 'finished gallery', 'digital file'],
    asked: ['download', 'digital'],
  },
  'fast-preview': {
    label: 'a preview within days',
    words: ['same-week preview', 'sneak peek', 'same-day slideshow'],
    asked: ['preview', 'next day'],
  },
  'same-day-edit': {
    label: 'a same-day edit',
    words: ['same-day edit', 'next-morning film', 'brunch film'],
    asked: ['same-day'],
  },
  'highlight-film': {
    label: 'a highlight film',
    words: ['highlight film', 'highlight reel', 'trailer film', 'short film', 'highlights video', 'short edit'],
  },
  'feature-film': {
    label: 'a long film',
    words: ['feature film', 'documentary film', 'full-length film', 'long film'],
  },
  'full-ceremony': {
    label: 'the complete ceremony on film',
    words: ['ceremony in full', 'full ceremony', 'complete ceremony', 'toasts in full', 'complete wedding'],
  },
  'live-stream': {
    label: 'a live stream',
    words: ['live stream', 'livestream', 'live-stream*', 'watch live'],
    asked: ['stream', 'zoom', 'broadcast', 'virtual guest'],
  },
  subtitles: { label: 'subtitles', words: ['subtitle', 'caption'] },
  'super-8': {
    label: 'Super 8 film',
    words: ['super 8', 'super eight', 'cine film'],
    asked: ['movie camera', 'old movie camera', 'old film camera', 'vintage film', 'home movie'],
  },
  'photo-booth': {
    label: 'a photo booth',
    words: ['photo booth', 'photobooth', 'portrait studio', 'pop-up portrait studio'],
  },
  'family-portraits': {
    label: 'family portraits',
    words: ['family portrait', 'family picture', 'family group', 'group photo', 'formal portrait'],
  },
  retouching: { label: 'retouching', words: ['retouch', 'retouching', 'photoshop', 'photo editing'] },
  flash: { label: 'flash', words: ['flash', 'lighting assistant', 'flash photography'] },
  interviews: { label: 'interviews', words: ['interview', 'recorded interview', 'guest interview'] },
  digitizing: {
    label: 'digitizing old tapes or photos',
    words: [
      'archive transfer',
      'family archive transfer',
      'digitized',
      'digitize',
      'film scanning',
      'scanning',
      'restored family photo',
    ],
  },
  'music-choice': {
    label: 'choosing the music',
    words: ['choose the music', 'pick the music', 'pick the songs', 'choose the songs', 'our own music'],
  },
} satisfies TopicTable

export const MUSIC = {
  'live-band': {
    label: 'a live band',
    words: [
      'live band',
      'live music',
      'dance band',
      'eleven-piece band',
      'seven-piece band',
      'ceilidh band',
      'eleven players',
    ],
    asked: ['band', 'the band'],
  },
  dj: { label: 'a DJ', words: ['dj', 'dj set', 'disc jockey', 'dee jay'], asked: ['djs'] },
  strings: {
    label: 'strings',
    words: ['string quartet', 'quartet', 'string trio', 'two violins', 'string duo'],
    asked: ['strings', 'cello', 'violin'],
  },
  harp: { label: 'a harp', words: ['harp', 'harpist'] },
  piano: { label: 'a piano', words: ['piano', 'pianist'] },
  jazz: { label: 'jazz', words: ['jazz', 'swing and', 'jazz trio'], asked: ['swing'] },
  'soul-music': { label: 'soul and Motown', words: ['soul, swing', 'motown', 'soul music'], asked: ['soul', 'funk'] },
  'latin-music': {
    label: 'Latin music',
    words: ['latin music', 'cumbia', 'reggaeton', 'bachata', 'merengue', 'salsa music'],
    asked: ['salsa'],
  },
  'electronic-music': { label: 'house and disco', words: ['house music', 'disco', 'techno', 'electronic music'] },
  'song-requests': {
    label: 'song requests',
    words: ['song request', 'take request', 'our song', 'custom arrangement', 'standards by request', 'learn a song'],
  },
  mc: { label: 'an MC', words: ['mc', 'emcee', 'master of ceremonies', 'announcement', 'host the evening'] },
  'dance-lights': {
    label: 'dance lights',
    words: ['dance light', 'light rig', 'disco light', 'uplight', 'fog machine'],
  },
  'silent-disco': { label: 'a silent disco', words: ['silent disco', 'headphone'] },
  'ceremony-music': {
    label: 'music for the ceremony',
    words: ['ceremony music', 'music for the ceremony', 'harp ceremony', 'play the ceremony'],
  },
  unamplified: { label: 'unamplified music', words: ['unamplified', 'acoustic'] },
  'dance-lessons': {
    label: 'dance teaching',
    words: ['dance lesson', 'first-dance learning', 'dance caller', 'dance class', 'teach us to dance'],
  },
} satisfies TopicTable

export const FLOWERS_AND_DECOR = {
  bouquets: {
    label: 'bouquets',
    words: ['bouquet', 'posy', 'posies'],
    asked: ['boutonniere', 'buttonhole', 'corsage'],
  },
  arches: { label: 'arches', words: ['arch', 'arches', 'floral arch', 'wedding arch', 'arbor'] },
  'hanging-flowers': {
    label: 'hanging flowers',
    words: [
      'hanging installation',
      'ceiling installation',
      'hanging cloud',
      'hang from',
      'flower ceiling',
      'hanging flower',
    ],
  },
  centerpieces: {
    label: 'table flowers',
    words: ['centerpiece', 'centrepiece', 'table flower', 'table stem', 'bud vase', 'tea-table flower'],
  },
  'dried-flowers': { label: 'dried flowers', words: ['dried flower', 'dried work', 'dried bouquet'] },
  garlands: { label: 'garlands', words: ['garland', 'marigold'] },
  'flower-crowns': { label: 'flower crowns', words: ['flower crown'] },
  'flower-preservation': {
    label: 'preserving the bouquet',
    words: ['bouquet preservation', 'preserve the bouquet', 'preserve my bouquet', 'pressed flower'],
  },
  diy: {
    label: 'do-it-yourself',
    words: ['diy', 'do-it-yourself', 'arranging yourselves', 'arrange ourselves', 'make your own', 'make-your-own'],
  },
  workshops: {
    label: 'workshops',
    words: ['workshop for', 'dye workshop', 'forging workshop', 'and workshop'],
    asked: ['class', 'workshop', 'make our own', 'make our rings', 'with our own hands', 'forge our'],
  },
  'edible-flowers': { label: 'edible flowers', words: ['edible flower', 'flowers really edible', 'grown for eating'] },
  linen: {
    label: 'linens',
    words: ['tablecloth', 'linen tablecloth', 'linen napkin', 'table linen', 'napkin'],
    asked: ['linen', 'runner', 'cloth', 'cloths'],
  },
  tableware: {
    label: 'plates and cutlery',
    words: ['cutlery', 'crockery', 'flatware', 'handmade plate', 'plates, glasses'],
    asked: ['plate', 'dishes'],
  },
  lighting: { label: 'lighting', words: ['string light', 'lighting', 'tree lighting', 'fairy light', 'chandelier'] },
  signage: {
    label: 'signs',
    words: ['signage', 'wayfinding sign', 'sign painting', 'seating chart', 'place card', 'our signs'],
    asked: ['sign'],
  },
} satisfies TopicTable

export const BEAUTY_AND_ATTIRE = {
  hair: {
    label: 'hair styling',
    words: [
      'hairstyling',
      'updo',
      'braid',
      'finger wave',
      'wet set',
      'bridal hair',
      'hair styling',
      'hair and makeup',
      'makeup and hair',
      'soft hair',
    ],
    asked: ['hair'],
  },
  makeup: { label: 'makeup', words: ['makeup', 'make-up', 'bridal makeup'] },
  airbrush: { label: 'airbrush makeup', words: ['airbrush'] },
  lashes: { label: 'lashes', words: ['lash', 'lashes', 'lash application', 'false eyelash'] },
  nails: { label: 'manicures', words: ['manicure', 'pedicure'], asked: ['nail'] },
  'hijab-styling': { label: 'hijab styling', words: ['hijabi', 'hijab'] },
  mehndi: { label: 'mehndi (henna)', words: ['mehndi', 'henna', 'mehendi'] },
  barber: { label: 'shaves and cuts', words: ['shave', 'barber', 'groom cut', 'beard', 'undercut', 'groom grooming'] },
  'all-skin-tones': {
    label: 'all skin tones',
    words: ['skin tone', 'skin of every depth', 'dark skin', 'deep skin', 'black skin', 'mature skin'],
  },
  trial: { label: 'a trial', words: ['trial', 'test run', 'trial run', 'hair trial', 'makeup trial'] },
  'on-site': {
    label: 'coming to you',
    words: [
      'on-site chair',
      'house call',
      'home visit',
      'on location',
      'mobile service',
      'comes to your house',
      'come to you',
    ],
  },
  suits: { label: 'suits', words: ['bespoke suit', 'tuxedo', 'waistcoat', 'suits for'], asked: ['suit'] },
  gowns: { label: 'gowns', words: ['gown', 'wedding dress', 'draped gown', 'bridal gown'] },
  'plus-size': { label: 'all sizes', words: ['plus-size', 'plus size', 'all sizes', 'curvy'] },
  alterations: { label: 'alterations', words: ['alteration', 'altered', 'tailoring', 'hemming', 'resewn'] },
  'second-hand': {
    label: 'second-hand or vintage pieces',
    words: [
      'second-hand',
      'pre-owned',
      'vintage gown',
      'consignment',
      'antique diamond',
      'estate jewelry',
      'worn once',
    ],
    asked: ['vintage', 'used dress', 'antique'],
  },
  veils: { label: 'veils', words: ['veil'] },
  engraving: { label: 'engraving', words: ['engraving', 'engrave', 'engraved', 'inscription'] },
  'recycled-gold': { label: 'recycled gold', words: ['recycled gold', 'old gold', 'melted scrap', 'own gold'] },
  'lab-grown': { label: 'lab-grown stones', words: ['lab-grown', 'lab diamond', 'lab-created', 'synthetic diamond'] },
  resizing: { label: 'resizing rings', words: ['resize', 'resized', 'resizing'] },
  repairs: {
    label: 'repairs',
    words: ['restoration', 'remaking heirloom', 'lace repair'],
    asked: ['repair', 'repairs'],
  },
} satisfies TopicTable

export const PAPER_AND_CARS = {
  letterpress: { label: 'letterpress', words: ['letterpress', 'hand-set type'] },
  calligraphy: { label: 'calligraphy', words: ['calligraphy', 'handwritten', 'copperplate'] },
  'digital-invitations': {
    label: 'digital invitations',
    words: ['digital invitation', 'e-invite', 'online invitation', 'paperless', 'evite', 'e-card'],
  },
  envelopes: { label: 'envelopes', words: ['envelope printing', 'address printing'], asked: ['envelope'] },
  maps: { label: 'maps', words: ['map invitation', 'watercolor map', 'map and sign'], asked: ['map'] },
  'save-the-dates': { label: 'save-the-dates', words: ['save-the-date'] },
  menus: { label: 'printed menus', words: ['menu card', 'wine-list menu', 'printed menu', 'menu writing'] },
  programs: {
    label: 'ceremony programs',
    words: ['programs', 'order of service', 'church bulletin', 'booklet', 'hymn sheet'],
  },
  'vintage-cars': {
    label: 'vintage cars',
    words: ['classic car', 'packard', 'bentley', 'studebaker'],
    asked: ['vintage car'],
  },
  buses: {
    label: 'buses and vans',
    words: ['school bus', 'minibus', 'microbus', 'disco bus', 'fourteen vans', 'bus for the evening'],
    asked: ['bus', 'buses', 'van', 'coach'],
  },
  limousine: { label: 'limousines', words: ['limousine', 'limo'] },
  'horse-carriage': { label: 'a horse and carriage', words: ['horse and carriage', 'landau', 'horse-drawn'] },
  boats: {
    label: 'boats',
    words: ['guest crossing', 'boat coverage', 'sunset cruise', 'ferry', 'weddings on board', 'wooden launch'],
    asked: ['boat', 'yacht', 'ship cruise'],
  },
  chauffeur: { label: 'a driver', words: ['chauffeur', 'with driver', 'one driver'], asked: ['driver'] },
  getaway: { label: 'a getaway car', words: ['getaway', 'getaway car'] },
} satisfies TopicTable
