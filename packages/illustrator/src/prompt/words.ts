import type {
  ArchName,
  ChairName,
  CompositionName,
  FlowerName,
  LeafName,
  LightName,
  SeasonName,
  SettingName,
  StillLifeName,
} from '../spec.ts'
import type { Lexicon } from './lexicon.ts'

export const SETTING_WORDS: Lexicon<SettingName> = {
  vineyard: /vineyard|winery|wine country|\bnapa\b|sonoma|healdsburg|\bgrapes?\b/,
  redwood: /redwood|forest|wood(s\b|land)|\bmuir\b|sequoia|(?<!olive |orange |lemon |oak )grove|enchanted|\bpines?\b/,
  coast:
    /beach|coast|ocean|\bsea\b|seaside|cliff|big sur|shore|\bsand\b(?! tones?)|tropical|carmel(?! valley)|monterey|mendocino|half moon bay|\blake(side)?\b|\bbay\b|island|pier/,
  rooftop: /roof ?top|skyline|\bcity\b|downtown|urban|san francisco|terrace over|penthouse/,
  barn: /\bbarn|\bfarm\b(?! tables?)|hayloft|stables?\b|wine cellar/,
  ballroom:
    /ball ?room|\bhotel|grand hall|black[- ]tie|palace|theat(re|er)|museum|gatsby|church|chapel|cathedral|library|opera/,
  glasshouse: /green ?house|conservatory|glass ?house|atrium|orangery|solarium/,
  loft: /\blofts?\b|warehouse|industrial|\bbrick\b|gallery|factory|brewery|distillery|restaurant/,
  tent: /\btents?\b|marquee|sail ?cloth|pavilion/,
  mission: /\bmission|hacienda|courtyard|spanish|mexican|adobe|moroccan|mediterranean|santa barbara|\briad\b|plaza/,
  estate: /estate|mansion|\bmanor|\bvillas?\b|chateau|château|castle|tuscan|country club|poolside/,
  garden: /garden|botanical|back ?yard|\bpark\b|\blawn|orchard|meadow|orange grove|lemon grove/,
  hills:
    /\bhills?\b|ranch|\boaks?\b|\bfields?\b|prairie|mountain|desert|olive grove|carmel valley|nevada city|countryside/,
}

export const COMPOSITION_WORDS: Lexicon<CompositionName | StillLifeName> = {
  aisle: /ceremony|\barch(es|way)?\b|\baisle|altar|\bvows\b|chuppah|mandap|arbou?r\b|moon ?gate/,
  'long-tables': /long (\w+ )?tables?|farm tables?|banquet|family[- ]style|feasting|harvest table/,
  'round-tables': /round tables?|\bgala\b|reception hall|cocktail tables?/,
  tablescape: /tablescape|table ?setting|place ?settings?|table ?tops?|sweetheart table/,
  empty: /empty (venue|room|space|hall|barn)|bare venue|before (we|anything)/,
  bouquet: /^.{0,60}\bbouquet/,
  cake: /\bcakes?\b/,
  stationery: /invitation|stationery|save the date/,
  music: /danc(e|ing)|\bdj\b|\bband\b|after ?party/,
  // Still lifes only at the start of a prompt. Later these words are a detail of a wedding.
  attire: /^ *([\w-]+ ){0,4}on a hanger/,
  transport: /^ *([\w-]+ ){0,3}(vintage|getaway|wedding) car\b/,
  jewellery: /^ *([\w-]+ ){0,3}rings? in (a|its|their) (velvet )?box/,
  bar: /^ *([\w-]+ ){0,2}cocktails on a tray/,
  beauty: /^ *([\w-]+ ){0,3}dressing table/,
  officiant: /^ *([\w-]+ ){0,3}lectern/,
}

export const LIGHT_WORDS: Lexicon<LightName> = {
  candle: /candle-?lit|candle ?light|intimate glow|by candle/,
  night: /\bnight|star(lit|light|ry|s\b)|midnight|moon(lit|light)/,
  dusk: /dusk|twilight|blue hour|evening|purple sky|sundown/,
  fog: /\bfog|\bmist|overcast|cloudy|rain/,
  golden: /sunset|golden|sun ?lit|sun ?drenched|warm light|late afternoon|\bglow|sunrise/,
  midday:
    /\bbright(?! \w+ (flowers|blooms))(?! colou?r)(?= |,|$)|sunny|daylight|morning|\bnoon|midday|\bairy\b|\bcrisp\b/,
}

export const ARCH_WORDS: Lexicon<ArchName> = {
  moongate: /moon ?gate/,
  round: /circular|circle arch|round arch|\bhoop/,
  triangle: /triang|boho arch|tipi|a-frame/,
  canopy: /chuppah|canopy|four[- ]post/,
  mandap: /mandap/,
  columns: /columns?\b|pillars?\b|\broman\b/,
  arch: /curved arch|rose arch|floral arch|flower arch|garden arch|archway of/,
  arbor: /arbou?r\b|wood(en)? arch|square arch|pergola/,
}

export const CHAIR_WORDS: Lexicon<ChairName> = {
  cross: /cross[- ]?back|farm chair|wood(en)? chair/,
  chiavari: /chiavari|gold chair/,
  ghost: /ghost|acrylic|clear chair|lucite/,
  white: /white chair|folding/,
  velvet: /velvet/,
  black: /black chair/,
}

export const FLOWER_WORDS: Lexicon<FlowerName> = {
  rose: /\broses?\b(?! gold)(?! garden)/,
  peony: /peon(y|ies)/,
  dahlia: /dahlia/,
  anemone: /anemone/,
  hydrangea: /hydrangea/,
  tulip: /tulip/,
  poppy: /popp(y|ies)/,
  ranunculus: /ranuncul|buttercup|camellia|carnation/,
  sunflower: /sunflower/,
  daisy: /dais(y|ies)|cha?momile|baby'?s breath|wild ?flower|cosmos/,
  orchid: /orchid/,
  lily: /\bl(ily|ilies)\b|magnolia|gardenia|plumeria|bougainvillea/,
}

export const LEAF_WORDS: Lexicon<LeafName> = {
  eucalyptus: /eucalyptus/,
  olive: /olive (branch|leaves|garland)/,
  fern: /\bferns?\b/,
  ruscus: /ruscus|greenery|\bvines?\b|\bivy\b|foliage|smilax/,
  pampas: /pampas|dried grass|dried flower/,
  lavender: /lavender (sprig|field|bunch)|provence|(?<=herbs.*)lavender/,
}

export const SEASON_WORDS: Lexicon<SeasonName> = {
  spring: /\bspring\b|april|\bin may\b|blossom/,
  summer: /summer|\bjune\b|\bjuly\b|august/,
  autumn: /autumn|\bfall\b|september|october|november|harvest(?! table)/,
  winter: /winter|december|january|february|\bsnow|christmas/,
}

export const STRING_LIGHT_WORDS = /string ?lights?|fairy ?lights?|bistro|edison|twinkl|festoon|lights overhead/
export const BUNTING_WORDS = /papel picado|bunting|paper (flags|banners)|\bfiesta\b/
export const LUSH_WORDS = /\blush|abundan|overflow|cascad|lavish|full of flowers|flowers everywhere|opulent/
export const SPARSE_WORDS = /minimal|\bsimple\b|understated|pared back|restrained/
/** Words that show a table in close-up, unless another layout is named. */
export const CENTREPIECE_WORDS = /cent(er|re)pieces?/
export const DINNER_WORDS = /\btables?\b|dinner|feast|reception|brunch|supper|dining/
