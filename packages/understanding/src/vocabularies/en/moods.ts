import type { Vocabulary } from '../../vocabulary.ts'

type Concepts = Vocabulary['concepts']

export const TIMES: Concepts['time'] = {
  dawn: 'dawn, sunrise, daybreak, first light, early morning, at first light, at sunrise, crack of dawn, sun rising',
  morning: 'morning, breakfast, mid morning, sunlit morning',
  midday:
    'midday, brighter, noon, daylight, broad daylight, daytime, afternoon, lunch, lunchtime, bright sun, midday sun, high noon',
  golden:
    'golden hour, sunset, late afternoon, golden light, warm light, sundown, sun setting, setting sun, warm glow, honey light, golden glow, sun drenched',
  dusk: 'dusk, twilight, blue hour, evening, nightfall, after sunset, purple sky, pink sky, gloaming, lavender sky, violet sky, summer evening',
  night:
    'night, darker, nighttime, midnight, at night, after dark, moonlit, moonlight, starlit, starlight, starry, starry night',
  candle:
    'candlelight, candlelit, candle lit, by candlelight, lit by candles, only candles, candle glow, lit only by candles, candle light, intimate glow, by candle light, soft candlelight',
}

export const WEATHERS: Concepts['weather'] = {
  clear: 'clear sky, blue sky, sunny, sunshine, clear weather, bright and sunny, cloudless, clear day, sunlit',
  cloudy: 'cloudy, overcast, clouds, dramatic sky, soft clouds, fluffy clouds',
  fog: 'fog, foggy, mist, misty, hazy, haze, misty morning, low fog, rolling fog, low clouds, sea mist, morning mist',
  rain: 'rain, rainy, raining, drizzle, in the rain, pouring, downpour, raindrops, drizzly, rainfall, summer rain, rain shower',
  snow: 'snow, snowy, snowing, snowfall, snowflakes, in the snow, blizzard, frost, frosty, gentle snow, dusting of snow',
  storm:
    'storm, stormy, thunderstorm, lightning, thunder, storm clouds, tempest, thunder storm, hurricane, approaching storm, stormy sky, dark clouds',
  wind: 'wind, windy, breeze, breezy, windswept, sea breeze, blowing in the wind, gusty, gentle breeze, wind blowing',
  rainbow: 'rainbow, double rainbow, rainbows',
}

export const SEASONS: Concepts['season'] = {
  spring: 'spring, springtime, april, in may, may wedding, march wedding, in march, in bloom',
  summer:
    'summer, summertime, june, july, august, midsummer, high summer, summer solstice, fourth of july, 4th of july',
  autumn: 'autumn, fall, september, october, november, autumnal, harvest, halloween, indian summer, turning leaves',
  winter:
    'winter, wintertime, wintry, december, january, february, christmas time, winter solstice, new year, yule, festive season',
}

export const CULTURES: Concepts['culture'] = {
  christian:
    'Christian, catholic, protestant, orthodox christian, anglican, church of england, catholic mass, mass, baptist, episcopal, lutheran, coptic',
  jewish: 'Jewish, judaism, hebrew, orthodox jewish, israeli, sephardic, ashkenazi',
  hindu:
    'Hindu, indian, south asian, desi, tamil, punjabi, gujarati, bengali, marathi, telugu, south indian, north indian',
  sikh: 'Sikh, anand karaj, punjabi sikh',
  muslim: 'Muslim, islamic, arab, arabic, arabian, pakistani, turkish, egyptian, lebanese, bangladeshi, nikah, nikkah',
  persian: 'Persian, iranian, afghan, aghd',
  chinese:
    'Chinese, cantonese, taiwanese, hong kongese, lunar new year, shanghainese, asian, vietnamese, mid autumn festival',
  japanese: 'Japanese, shinto, san san kudo, sake ceremony',
  korean: 'Korean, paebaek, pyebaek',
  mexican:
    'Mexican, latin, latino, latina, latinx, fiesta, hispanic, día de los muertos, day of the dead, colombian, tejano',
  nigerian: 'Nigerian, yoruba, igbo, african, west african, ghanaian, kenyan, ethiopian, traditional nigerian',
  scottish: 'Scottish, celtic, irish, gaelic, welsh, tartan',
  greek: 'Greek, greek orthodox, crowning, cypriot',
  moroccan: 'Moroccan, berber, north african, amazigh',
  hawaiian: 'Hawaiian, polynesian, aloha, samoan, tongan, maori',
}

export const STYLES: Concepts['style'] = {
  Rustic:
    'rustic, woodsy, farmhouse style, weathered wood, shabby chic, reclaimed wood, rustic chic, homespun, barnwood',
  Classic: 'classic, timeless, formal, classical, old fashioned',
  Modern:
    'modern, contemporary, minimalist, minimal, sleek, clean lines, geometric, minimalistic, scandinavian, scandi, architectural, understated',
  Vintage: 'vintage, antique, retro, 1920s, gatsby style, old world, heirloom, 1950s, 70s, 1970s, victorian',
  Boho: 'boho, bohemian, hippie, free spirited, boho chic, hippy, gypsy, festival style, earthy, coachella, woodstock',
  Romantic:
    'romantic, dreamy, soft and romantic, love filled, ethereal, tender, soft, airy, light and airy, delicate, romance, soft focus',
  Glamorous: 'glamorous, glam, glitzy, hollywood, sparkling, showstopping, red carpet, old hollywood glam',
  Garden: 'garden style, english garden style, cottagecore, garden inspired, botanical, botanicals, cottage core',
  Country:
    'country, western, cowboy, country western, southern, rodeo, texas, texan, wild west, nashville, yellowstone, country chic',
  Industrial: 'industrial, raw concrete, industrial chic, concrete, exposed beams, steampunk, factory style, pipework',
  Beach: 'beachy, nautical, coastal style, beach style, under the sea, beach vibe, sailor, surfer',
  Colorful:
    'colorful, colourful, vibrant, bright colors, bright colours, multicolored, multicoloured, bold colors, rainbow colors, rainbow colours, maximalist, bold colours',
  Unique:
    'unique, quirky, unusual, unconventional, offbeat, eclectic, alternative, different, surreal, gothic, goth, punk',
  DIY: 'diy, handmade, homemade, hand made, crafted, do it yourself, thrifted, upcycled',
  Cultural:
    'cultural, multicultural, fusion, traditional attire, heritage, interfaith, intercultural, two cultures, mixed cultures',
  Fairytale:
    'fairytale, fairy tale, enchanted, princess, storybook, magical, magic, disney, fantasy, fairy, elvish, lord of the rings',
  Elegant:
    'elegant, sophisticated, refined, chic, graceful, stylish, tasteful, polished, understated elegance, classy, elegance, simple elegance',
  Whimsical: 'whimsical, playful, quirky and fun, fairground, wes anderson, candy, funky, cheerful, whimsy',
  Intimate:
    'intimate, micro wedding, small wedding, tiny wedding, minimony, small ceremony, small gathering, private, family only, close family, microwedding, close friends',
  Casual:
    'casual, relaxed, laid back, informal, easygoing, chill, low key, backyard bbq style, laidback, festival, unfussy, down to earth',
  Cozy: 'cozy, cosy, hygge, warm and inviting, snug, homely, warm and cozy, warm and cosy, homey, comfy, warm, inviting',
  Luxurious: 'luxurious, luxury, opulent, lavish, grand, regal, royal, extravagant, rich, high end, majestic, palatial',
}

export const AMOUNTS: Concepts['amount'] = {
  lush: 'lush flowers, lush, abundant, overflowing, cascading, flowers everywhere, full of flowers, flower filled, flower covered, abundance of flowers, masses of flowers, covered in flowers, dripping in, dripping with, bursting with',
  sparse:
    'few flowers, sparse, a few flowers, bare bones, restrained, pared back, simple flowers, minimal flowers, minimal florals, a few blooms, single stems, bud vases',
}
