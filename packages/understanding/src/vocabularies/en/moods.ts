import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const TIMES: Concepts['time'] = {
  dawn: 'dawn, sunrise, daybreak, first light, early morning, at first light, at sunrise, crack of dawn, sun rising',
  morning: 'morning, breakfast, mid morning, late morning, morning light, sunlit morning',
  midday:
    'midday, noon, daylight, bright daylight, broad daylight, daytime, afternoon, lunch, lunchtime, bright sun, midday sun, early afternoon, high noon, bright sunlight, full sun, day time, natural light, sunlight, bright day, luncheon',
  golden:
    'golden hour, sunset, late afternoon, golden light, warm light, sundown, sun setting, setting sun, warm glow, honey light, sunset light, golden glow, sun drenched, golden sunset, evening sun, golden sun, warm evening light, warm sunlight, low sun, magic hour, golden sunlight, evening light, sun kissed, warm golden light',
  dusk: 'dusk, twilight, blue hour, evening, nightfall, early evening, after sunset, purple sky, pink sky, gloaming, lavender sky, just after sunset, violet sky, summer evening, at dusk',
  night:
    'night, nighttime, midnight, at night, after dark, moonlit, moonlight, starlit, starlight, starry, starry night, in the dark, late night, night time, dark sky, night sky, under the stars, under a starry sky, beneath the stars, moonlit night, dark night, evening under the stars, starry sky, tonight, new year s eve',
  candle:
    'candlelight, candlelit, candle lit, by candlelight, lit by candles, only candles, candle glow, lit only by candles, candle light, intimate glow, by candle light, soft candlelight, candlelit evening',
}

export const WEATHERS: Concepts['weather'] = {
  clear:
    'clear sky, blue sky, blue skies, clear skies, sunny, sunshine, sunny day, clear weather, bright and sunny, cloudless, clear day, sunlit',
  cloudy:
    'cloudy, overcast, clouds, grey sky, grey skies, moody sky, cloudy sky, gray sky, gray skies, dramatic clouds, dramatic sky, soft clouds, fluffy clouds, moody skies, stormy sky',
  fog: 'fog, foggy, mist, misty, hazy, haze, misty morning, low fog, rolling fog, low clouds, sea mist, morning mist, smoky, steamy',
  rain: 'rain, rainy, raining, drizzle, in the rain, rainy day, pouring, downpour, raindrops, light rain, it rains, drizzly, rainfall, summer rain, rain shower',
  snow: 'snow, snowy, snowing, snowfall, falling snow, snowflakes, in the snow, snow covered, light snow, blizzard, frost, frosty, gentle snow, it snows, dusting of snow, snow falling',
  storm:
    'storm, stormy, thunderstorm, lightning, thunder, storm clouds, tempest, thunder storm, hurricane, approaching storm',
  wind: 'wind, windy, breeze, breezy, windswept, sea breeze, blowing in the wind, gusty, gentle breeze, wind blowing',
  rainbow: 'rainbow, double rainbow, rainbows',
}

export const SEASONS: Concepts['season'] = {
  spring:
    'spring, springtime, april, easter, early spring, late spring, in may, may wedding, march wedding, in march, in bloom, spring wedding, spring flowers, spring blooms',
  summer:
    'summer, summertime, june, july, august, midsummer, high summer, summer solstice, late summer, summer wedding, fourth of july, 4th of july, summer day',
  autumn:
    'autumn, fall, september, october, november, autumnal, fall leaves, autumn leaves, falling leaves, fall foliage, autumn foliage, fall colors, fall colours, autumn colours, autumn colors, harvest, thanksgiving, halloween, indian summer, fall wedding, turning leaves, maple leaves, golden leaves, red leaves, orange leaves, autumn wedding, fall color',
  winter:
    'winter, wintertime, wintry, december, january, february, christmas time, winter solstice, new year, new years, hanukkah, yule, festive season, winter wedding, holiday season, valentine s day, valentines',
}

export const CULTURES: Concepts['culture'] = {
  christian:
    'Christian, catholic, protestant, orthodox christian, anglican, church of england, catholic mass, mass, baptist, episcopal, lutheran, coptic, methodist, presbyterian',
  jewish:
    'Jewish, judaism, hebrew, orthodox jewish, israeli, ketubah, breaking the glass, break the glass, sephardic, ashkenazi, jewish wedding',
  hindu:
    'Hindu, indian, south asian, desi, tamil, punjabi, gujarati, bengali, marathi, telugu, south indian, north indian, baraat, sangeet, mehndi, haldi, mehendi, indian wedding, bollywood, pheras, nepali, saptapadi, rajasthani, garba, malayali, kerala, henna night',
  sikh: 'Sikh, anand karaj, sikh wedding, punjabi sikh',
  muslim:
    'Muslim, islamic, arab, arabic, arabian, pakistani, turkish, egyptian, lebanese, bangladeshi, nikah, nikkah, indonesian, walima, palestinian, syrian, zaffa, emirati, saudi, nikah ceremony, jordanian, middle eastern, malay, iraqi, somali, algerian, tunisian',
  persian: 'Persian, iranian, afghan, persian wedding, aghd',
  chinese:
    'Chinese, cantonese, taiwanese, chinese wedding, double happiness, hong kongese, lion dance, lunar new year, shanghainese, asian, vietnamese, mid autumn festival',
  japanese: 'Japanese, shinto, shinto wedding, san san kudo, japanese wedding, sake ceremony',
  korean: 'Korean, korean wedding, paebaek, pyebaek',
  mexican:
    'Mexican, latin, latino, latina, latinx, fiesta, hispanic, lazo, día de los muertos, dia de los muertos, day of the dead, mexican wedding, colombian, tejano, spanish, argentine, venezuelan, peruvian, cuban, guatemalan, salvadoran, puerto rican, dominican, brazilian',
  nigerian:
    'Nigerian, yoruba, igbo, african, west african, ghanaian, kenyan, ethiopian, aso ebi, ankara, kente, traditional nigerian, south african, nigerian wedding, hausa, edo, zulu, eritrean, congolese, cameroonian, afro, african american, senegalese, caribbean style',
  scottish: 'Scottish, tartan, celtic, irish, gaelic, tartan plaid, plaid, scottish wedding, welsh',
  greek: 'Greek, greek orthodox, stefana, greek wedding, crowning, cypriot, plate smashing',
  moroccan: 'Moroccan, moroccan style, berber, north african, moroccan wedding, amazigh',
  hawaiian: 'Hawaiian, lei, leis, luau, polynesian, hula, aloha, samoan, hawaiian wedding, tongan, maori',
}

export const STYLES: Concepts['style'] = {
  Rustic:
    'rustic, burlap, mason jars, mason jar, woodsy, farmhouse style, weathered wood, shabby chic, reclaimed wood, rustic chic, homespun, barnwood',
  Classic: 'classic, traditional, timeless, formal, classical, old fashioned',
  Modern:
    'modern, contemporary, minimalist, minimal, sleek, clean lines, geometric, minimalistic, scandinavian, scandi, architectural, understated, clean and simple, crisp, mid century, midcentury, mid century modern, avant garde, japandi',
  Vintage:
    'vintage, antique, retro, 1920s, gatsby style, old world, art deco, heirloom, 1950s, 70s, 1970s, victorian, edwardian, roaring twenties, roaring 20s, art nouveau, old school, nostalgic, 20s, seventies, 60s, 1960s, sixties, fifties, 50s, 80s, 1980s, 90s, downton abbey, bridgerton, regency, belle epoque, great gatsby, groovy, old hollywood',
  Boho: 'boho, bohemian, hippie, free spirited, boho chic, hippy, gypsy, festival style, earthy, coachella, woodstock, boho wedding',
  Romantic:
    'romantic, dreamy, soft and romantic, love filled, ethereal, tender, soft, airy, light and airy, delicate, romance, soft focus, softly lit, pretty, lovey dovey',
  Glamorous:
    'glamorous, glam, glitzy, hollywood, sparkle, sparkly, sparkling, glitter, showstopping, red carpet, old hollywood glam, sequins, glamourous, dazzling, white tie, glittery, bling, glamor, glamour',
  Garden: 'garden style, english garden style, cottagecore, garden inspired, botanical, botanicals, cottage core',
  Country:
    'country, western, cowboy, country western, southern, rodeo, texas, texan, country style, wild west, nashville, yellowstone, country chic, americana, honky tonk',
  Industrial:
    'industrial, raw concrete, industrial chic, concrete, steel beams, metal beams, exposed beams, steampunk, factory style, pipework',
  Beach:
    'beachy, nautical, coastal style, beach style, barefoot, mermaid, under the sea, beach vibe, beach vibes, sailor, surfer',
  Colorful:
    'colorful, colourful, vibrant, bright colors, bright colours, multicolored, multicoloured, bold colors, rainbow colors, rainbow colours, maximalist, bold colours, technicolor, full of color, full of colour, bright and colorful, kaleidoscope, multicolour, multicolor, jewel toned colorful, frida kahlo',
  Unique:
    'unique, quirky, unusual, unconventional, offbeat, eclectic, alternative, different, surreal, gothic, goth, punk, one of a kind, edgy, out of the box, rock n roll, rock and roll, witchy, star wars, sci fi, futuristic, cyberpunk, tim burton, space themed, vampire, gamer, comic book, moody, dark and moody, nerdy, geeky, halloween themed',
  DIY: 'diy, handmade, homemade, hand made, crafted, do it yourself, thrifted, upcycled',
  Cultural:
    'cultural, multicultural, fusion, traditional attire, heritage, interfaith, intercultural, two cultures, mixed cultures',
  Fairytale:
    'fairytale, fairy tale, enchanted, princess, storybook, magical, magic, disney, fantasy, fairy, elvish, lord of the rings, hobbit, cinderella, enchanting, harry potter, game of thrones, mystical, medieval, alice in wonderland, once upon a time, narnia, rivendell, elven, renaissance, fairies, beauty and the beast, midsummer night s dream, snow white, unicorn',
  Elegant:
    'elegant, sophisticated, refined, chic, graceful, stylish, tasteful, polished, understated elegance, classy, elegance, simple elegance, quiet luxury, old money, parisian chic, posh',
  Whimsical:
    'whimsical, playful, fun, quirky and fun, carnival, circus, fairground, wes anderson, candy, funky, cheerful, whimsy, mad hatter, dr seuss, tea party, joyful, happy, silly',
  Intimate:
    'intimate, micro wedding, small wedding, tiny wedding, minimony, small ceremony, small gathering, private, family only, close family, microwedding, close friends',
  Casual:
    'casual, relaxed, laid back, informal, easygoing, chill, low key, backyard bbq style, laidback, festival, unfussy, down to earth, effortless, simple',
  Cozy: 'cozy, cosy, hygge, warm and inviting, snug, homely, warm and cozy, warm and cosy, homey, comfy, warm, inviting, hearth',
  Luxurious:
    'luxurious, luxury, opulent, lavish, grand, regal, royal, extravagant, rich, high end, royal wedding, majestic, palatial, crazy rich asians, expensive, over the top, baroque, rococo, sumptuous, decadent, five star, marie antoinette, upscale, royalty, deluxe',
}

export const AMOUNTS: Concepts['amount'] = {
  lush: 'lush flowers, lush, abundant, overflowing, cascading, flowers everywhere, full of flowers, flower filled, flower covered, abundance of flowers, masses of flowers, covered in flowers, dripping with flowers, overgrown, abundant flowers, floral explosion, tons of flowers, lots of flowers, lots of florals, so many flowers, cascading flowers, a sea of flowers, flowers spilling, overflowing flowers, thousands of flowers, flowers cascading, filled with flowers, flower power, explosion of flowers, more flowers, sea of flowers, wall to wall flowers, smothered in flowers, draped in flowers',
  sparse:
    'few flowers, sparse, only a few flowers, a few flowers, bare bones, very few flowers, restrained, pared back, simple flowers, minimal flowers, minimal florals, just a few flowers, a few blooms, single stems, bud vases, single stem, fewer flowers, less flowers, less floral, minimal decor, minimal decoration, simple decor, bud vase, sparse flowers, barely any flowers, hardly any flowers, minimal floral, light florals',
}
