import type { Vocabulary } from '../../vocabulary.ts'

export const COLOUR_WORDS: Vocabulary['colours'] = {
  ivory: 'ivory, off white, eggshell, alabaster, antique white, winter white, ivories',
  cream: 'cream, creamy, vanilla, oat, oatmeal, ecru, creams, creamy white, parchment, custard, biscuit, off whites',
  white:
    'white, all white, snow white colour, pure white, whites, crisp white, bright white, white on white, bridal white, black and white white',
  champagne: 'champagne, champagne gold, champagne pink colour',
  beige:
    'beige, neutral, neutrals, linen beige, neutral tones, earth tones, earthy tones, earth tone, neutral colors, neutral colours, beiges, ecru beige, khaki, camel, tan, natural tones, fawn, neutral palette, tonal neutrals, latte, buff',
  nude: 'nude, nudes, flesh, skin coloured, blush nude',
  pearl: 'pearl, pearly, iridescent, opal, pearlescent, opalescent, mother of pearl',
  gold: 'gold, golden, gilded, gilt, metallic gold, antique gold, golds, goldens, gold leaf, old gold, gold accents, metallics, metallic',
  'rose gold': 'rose gold, pink gold, rosegold, rose golds',
  bronze: 'bronze, antique bronze, bronzed',
  copper: 'copper, coppery, coppers',
  brass: 'brass, antique brass, brassy',
  silver: 'silver, silvery, platinum, metallic silver, chrome, silvers, steel',
  pewter: 'pewter, gunmetal, slate grey',
  blush:
    'blush, blush pink, pale pink, soft pink, baby pink, light pink, ballet pink, rose quartz, ballet slipper, petal pink, pastel pink, powder pink, shell pink, blushes, pastel, pastels, pastel colours, pastel colors, pastel tones, soft pastels, millennial pink, cherry blossom pink',
  pink: 'pink, pinks, pinky, bubblegum, bubblegum pink, rosy pink, pinkish, carnation pink, candy pink, flamingo pink',
  'dusty rose':
    'dusty rose, dusty pink, old rose, mauve pink, dusky pink, dusky rose, antique rose, muted pink, antique pink, ashes of roses, vintage pink, dusty blush, rosewood',
  rose: 'rose, rose pink, rosy, rose coloured',
  'hot pink':
    'hot pink, neon pink, bright pink, shocking pink, barbie pink, electric pink, barbie, vivid pink, deep pink, cerise, raspberry, hot pinks',
  fuchsia: 'fuchsia, fuschia, fucsia, fushia, fuchsias',
  magenta:
    'magenta, berry, berry tones, berry pink, mulberry, cranberry pink, jewel tones, jewel toned, jewel colours, jewel colors, boysenberry, raspberry pink, orchid pink',
  coral: 'coral, corals, living coral, coral pink, watermelon',
  salmon: 'salmon, salmon pink, shrimp pink',
  peach: 'peach, peachy, peaches, peach fuzz, peaches and cream',
  apricot: 'apricot, apricots, cantaloupe, melon, tangerine dream',
  orange:
    'orange, tangerine, bright orange, oranges, mandarin, sunset colors, sunset colours, pumpkin orange, marmalade, sunset tones, sunset palette, sunset hues, persimmon, papaya, neon orange, carrot',
  terracotta:
    'terracotta, terra cotta, clay, sienna, adobe clay, terracota, brick, terra cota, burnt sienna, desert tones, desert colours, desert colors, brick red',
  rust: 'rust, rusty, rust orange, cinnamon, rust red, copper rust, ginger, paprika, rusts, cognac, auburn, chestnut, mahogany',
  'burnt orange':
    'burnt orange, pumpkin colour, autumnal orange, dark orange, autumn tones, autumnal tones, fall tones, autumn palette, fall palette',
  amber: 'amber, honey, honey gold, whiskey, caramel, honey coloured, ochre gold, toffee, butterscotch',
  mustard: 'mustard, mustard yellow, ochre, ocher, marigold yellow, dijon, ochre yellow, goldenrod, turmeric',
  saffron: 'saffron, marigold orange, turmeric yellow, saffron orange',
  yellow:
    'yellow, sunny yellow, sunshine yellow, canary, yellows, bright yellow, sunflower yellow, daffodil yellow, canary yellow, buttercup yellow, neon yellow',
  lemon: 'lemon yellow, lemon, citron, light yellow, chartreuse yellow, lemon sorbet',
  butter: 'butter yellow, butter, pale yellow, buttercream yellow, soft yellow, pastel yellow, buttery, buttermilk',
  red: 'red, scarlet, ruby, cherry red, tomato red, reds, lucky red, bright red, vermilion, ruby red, chinese red, poppy red, christmas red, lipstick red, candy apple red, vermillion, fire engine red, true red, pillar box red, traditional red',
  crimson: 'crimson, blood red, deep red, dark red, garnet, carmine, rich red, cardinal, crimsons',
  burgundy:
    'burgundy, oxblood, claret, bordeaux red, burgandy, maroon red, cranberry, burgundies, bordeaux colour, pomegranate colour, burgundy red, cabernet',
  maroon: 'maroon, maroons',
  wine: 'wine red, wine, merlot, wine coloured, wine colour, wine color, mulled wine, sangria',
  marsala: 'marsala, dried rose, brick rose',
  plum: 'plum, plums, damson, plum purple, deep purple, dark purple, grape, blackberry, mulberry purple, fig purple, eggplant purple, royal purple',
  aubergine: 'aubergine, eggplant, blackcurrant',
  mauve:
    'mauve, mauves, dusty purple, thistle purple, dusty lavender, muted purple, dusty mauve, wisteria purple, dusty lilac',
  lilac: 'lilac, pale purple, light purple, wisteria colour, pastel purple, soft purple, orchid purple',
  lavender: 'lavender, lavender purple, lavenders',
  violet: 'violet, amethyst, ultraviolet, violets, bright purple, purples and violets, ultra violet',
  purple: 'purple, purples, imperial purple',
  periwinkle:
    'periwinkle, very peri, cornflower, cornflower blue, hydrangea blue, wedgwood blue, periwinkle blue, wedgwood',
  indigo: 'indigo, deep indigo, ultramarine, indigo blue',
  blue: 'blue, blues, french blue, cerulean, bluish, chambray, denim, denim blue, delft blue, chinoiserie, something blue, delft, shades of blue',
  'dusty blue':
    'dusty blue, slate blue, steel blue, french grey blue, muted blue, dusky blue, grey blue, blue grey, dusty blues, slate, stormy blue, gray blue, blue gray',
  'powder blue':
    'powder blue, baby blue, pale blue, ice blue, light blue, soft blue, icy blue, pastel blue, duck egg, duck egg blue, haint blue, glacier blue, cinderella blue',
  'sky blue': 'sky blue, cloud blue, carolina blue, sky blues',
  'royal blue':
    'royal blue, sapphire, sapphire blue, bright blue, electric blue, greek blue, majorelle blue, lapis, lapis lazuli, santorini blue, lapis blue, santorini white and blue',
  cobalt: 'cobalt, cobalt blue, klein blue, azure',
  navy: 'navy, navy blue, dark blue, midnight blue, deep blue, ink blue, ink, prussian blue, navys, oxford blue, french navy',
  teal: 'teal, petrol, peacock blue, peacock green, ocean blue, deep teal, sea blue, petrol blue, dark teal, teal green, teal blue',
  turquoise: 'turquoise, tiffany blue, caribbean blue, robin egg blue, robin s egg blue, turquoises, robins egg blue',
  aqua: 'aqua, aquamarine, sea foam blue, spa blue, cyan, aqua blue, ocean tones',
  emerald: 'emerald, emerald green, jade, jade green, jewel green, malachite, kelly green, emeralds',
  green:
    'green, greens, grass green, leaf green, apple green, leafy green, bright green, irish green, shades of green, pistachio green, fresh green, fern green',
  'forest green':
    'forest green, dark green, hunter green, deep green, bottle green, pine green, racing green, british racing green, evergreen green, ivy green, green forest colour',
  sage: 'sage, sage green, dusty green, sage leaf, pale green, grey green, dusty sage, soft green, muted green, sages, seafoam green, light green, celadon, gray green',
  olive: 'olive green, olive, army green, khaki green, olive drab, avocado',
  moss: 'moss green, mossy green, fern green colour, earthy green, moss',
  lime: 'lime, lime green, chartreuse, neon green, neon, neon colours, neon colors, neons',
  mint: 'mint, mint green, seafoam, sea foam, pistachio, pastel green, sea glass, seaglass, spearmint, mints',
  eucalyptus: 'eucalyptus green, eucalyptus',
  grey: 'grey, gray, greys, grays, dove grey, light grey, stone grey, dove gray, light gray, greyish, pebble, cool grey, ash grey, silver grey, silver gray',
  charcoal: 'charcoal, dark grey, dark gray, charcoal grey, slate gray, charcoal gray, graphite, anthracite, smoke',
  black: 'black, jet black, all black, noir, ebony, onyx, matte black, blacks',
  brown:
    'brown, browns, walnut, tobacco, hazelnut, wood brown, cocoa, coffee brown, brown tones, sepia, leather brown, umber',
  chocolate: 'chocolate, chocolate brown, dark brown, espresso, mocha, mocha mousse, coffee',
  taupe: 'taupe, mushroom, greige, stone, putty, mink, mole, dove',
  sand: 'sandy, sand, sand tones, wheat colour, dune, sand coloured, sandstone, sandy tones, natural linen',
}

export const COLOUR_MODIFIERS: Vocabulary['colourModifiers'] = {
  dark: 'dark, deep, deeper, darker, rich, moody dark, inky, warm dark',
  pale: 'pale, light, soft, lighter, baby, paler, pastel, whisper, subtle, palest, faint, softest, light coloured, barely there',
  muted: 'muted, dusty, faded, antique, greyed, washed, dusky, smoky, vintage, earthy, weathered, desaturated, grayed',
  bright:
    'bright, vivid, neon, hot, brilliant, bold, electric, intense, brighter, shocking, vibrant, saturated, strong, lively, glowing, fluorescent',
}

export const COLOUR_TARGETS: Vocabulary['colourTargets'] = {
  linen:
    'linens, table linens, tablecloths, linen, tablecloth, table linen, table cloth, table cloths, table runner colour, tablecovers, table coverings, cloths',
  fabric:
    'fabric, cloth, textiles, silk, chiffon, tulle, satin, velvet, fabrics, silks, velvets, organza, cheesecloth, material, gauze, lace, muslin, lace fabric, brocade, damask, taffeta, laces',
  bridesmaids:
    'bridesmaid dresses, bridesmaids dresses, bridesmaids gowns, dresses for the bridesmaids, bridesmaids in, dresses of the bridesmaids, bridesmaid gowns, bridesmaids outfits',
  lights:
    'lights, lighting, uplighting, uplights, light, up lighting, coloured lights, colored lights, mood lighting, ambient lighting, soft lighting, ambient light, moody lighting, spotlights, spotlight, lit, illumination, lamps, lamp, soft light, dim lighting, warm lighting, dramatic lighting, laser lights, lasers, neon lights',
  palette:
    'palette, colour palette, color palette, colour scheme, color scheme, colours, colors, tones, hues, shades, accents, scheme, theme colours, wedding colours, wedding colors, details, accent, touches, palettes, our colors, our colours, color, colour, tone, color story, accent colour, accent color, hue, undertones, color theme, colour theme, shade, tint, everything, decor, decorations, decoration, decorated, touch of, hints of, pops of, pop of, hint of, touches of, splashes of, splash of, theme',
}
