import { EN_DEEDS } from './en-deeds.ts'
import { EN_INTENTS } from './en-intents.ts'
import type { Vocabulary } from './vocabulary.ts'

export const en: Vocabulary = {
  ...EN_INTENTS,
  deeds: EN_DEEDS,
  fillers:
    'based, price limit, budget limit, limit, more about, more on, more info, more information, more details, take care, takes care, taking care, new years eve, new years day, new years, new year, christmas eve, christmas day, valentines day, fourth of july, 4th of july, damn, wow, hell, omg, jeez, gosh, whoa, ugh, argh, yikes, haha, nah, nope, average, typical, typically, usually, usual, normal, normally, enough, handle, feel, even, uses, a, an, the, of, to, is, are, am, be, been, was, were, do, does, did, have, has, had, will, would, could, can, may, might, should, shall, must, i, im, ive, id, me, my, mine, we, weve, wed, us, our, ours, you, your, yours, u, he, she, him, her, his, it, its, they, them, their, this, that, these, those, what, whats, when, which, who, whos, whose, how, hows, why, and, or, but, so, if, then, than, as, at, by, for, from, in, into, on, onto, out, up, with, within, about, over, any, anybody, anyone, anything, some, somebody, someone, something, all, every, everything, each, more, most, much, many, lot, lots, less, least, very, really, quite, just, only, also, too, now, here, there, one, ones, thing, things, stuff, kind, type, sort, way, please, pls, plz, thanks, thank, hi, hey, hello, ok, okay, yes, yeah, well, like, love, want, wanted, wants, need, needed, needs, look, looking, search, searching, find, finding, show, list, tell, give, get, getting, got, know, think, thinking, see, recommend, recommended, recommendation, recommendations, suggest, suggestion, suggestions, help, let, lets, make, take, takes, come, comes, go, goes, going, gonna, wanna, put, use, using, work, works, offer, offers, provide, provides, have, having, allow, allows, allowed, possible, available, option, options, choice, idea, ideas, good, nice, great, perfect, pretty, cool, lovely, amazing, fine, ok, best, better, top, new, big, small, large, high, low, right, available, around, near, nearby, close, during, before, after, until, till, between, per, still, again, already, back, else, other, others, another, wedding, weddings, marriage, married, marry, bride, groom, fiance, fiancee, couple, couples, guest, guests, people, person, persons, ppl, pax, vendor, vendors, supplier, suppliers, company, companies, business, professional, pro, team, place, places, town, city, area, region, price, prices, priced, pricing, cost, costs, costing, charge, charges, rate, rates, fee, fees, budget, cheap, expensive, dollars, dollar, bucks, usd, money, pay, spend, spending, quote, package, packages, deal, deals, day, days, date, dates, time, dancing, dance, forgot, speaks, speak, speaking, lead, leads, join, joins, along, makes, made, bit, quick, quickly, willing, afford, keep, carry, carries, run, runs, play, plays, start, starts, end, ends, seem, appear, turn, check, contact, write, call, done, doing, gets, let, lets, gives, given, yours, today,  times, year, years, month, months, week, weeks, weekend, today, tomorrow, tonight, name, named, called, same, different, maybe, actually, hmm, umm, oh, ah, wow, sure, hope, hoping, trying, try, ask, asking, question, wonder, wondering, say, says, said, mean, means, hire, hiring, book, booking, booked, reserve, reception, ceremony, event, party, celebration, dont, doesnt, isnt, arent, wont, cant, cannot, not, no, without, never, neither, nor, whether, because, since, while, where, wheres, actually, instead, total, altogether, roughly, approximately, max, maximum, minimum, min, guys, folks, everyone, everybody, theyre, youre, theres, bring, serve, serves, serving, bring, fit, fits, hold, holds, planning, asap, soon, urgently, friendly, fit, able, include, included, includes, including, own, hers, upon, yet, ever, such, both, either, own',
  categories: {
    venues:
      'venue, wedding venue, place to get married, place to marry, place for our wedding, place to have our wedding, place to host, somewhere to get married, somewhere to marry, where to get married, reception hall, event space, event hall, wedding location, reception venue, ceremony venue, wedding hall, banquet hall, function room, party hall, somewhere pretty, somewhere beautiful, where can we get married, where could we get married, wedding site, wedding spot, reception site',
    photographers:
      'photographer, photography, wedding photo, wedding photos, photog, photogs, wedding pictures, pictures, take photos, take pictures, shooter, snapper, fotographer, camera person, photos, pics, cameraman',
    videographers:
      'videographer, videography, wedding video, wedding film, wedding films, films, film crew, filmmaker, film maker, cinematographer, cinematography, wedding movie, film our wedding, film our day, video, videos, movie, videographers, vid, vids',
    florists:
      'florist, wedding flowers, flowers, flower, floral, florals, floral designer, floristry, flower shop, blooms, bouquet',
    caterers:
      'caterer, catering, cater, caters, feed, feeding, food, chef, cook, meal, meals, wedding dinner, menu, feed our guests, someone to cook, someone to feed, dinner, lunch, feast, supper, eat',
    bar: 'bar, bars, bartender, bartending, bar service, mobile bar, drinks, cocktail bar, mixologist, barman, barkeep, open bar, booze, bar staff, mezcal bar',
    cakes:
      'cake, wedding cake, baker, bakery, cake maker, cake baker, dessert, desserts, sweets, pastry, pastry chef, patisserie, sweet table, dessert table, something sweet, cake designer, wedding cakes',
    'djs & bands':
      'dj, djs, deejay, disc jockey, band, live band, music, musician, live music, singer, entertainment, playlist, wedding band for dancing, orchestra, music group, someone to play, wedding singer, cover band, performers, musical act',
    planners:
      'planner, wedding planner, coordinator, wedding coordinator, organizer, organiser, wedding organizer, someone to plan, plan our wedding, planning help, wedding planning, coordination, planning service, help planning, plan everything, help me plan, help us plan, plan the wedding, event planner',
    'hair & makeup':
      'hair and makeup, hair, makeup, make up, make-up, hairstylist, hair stylist, hairdresser, mua, makeup artist, make up artist, beautician, beauty, stylist for my hair, barber, hair do, hairdo, do my hair, do my makeup, henna artist, glam, nails, shave, styling, bridal styling, mehndi, henna',
    attire:
      'attire, dress, dresses, wedding dress, bridal gown, gown, gowns, suit, suits, tux, tuxedo, tailor, bridal shop, dress shop, outfit, clothes, clothing, bridalwear, menswear, something to wear, bridesmaid dresses, seamstress, groomswear, kimono, sari, saree, lehenga, sherwani, hanbok, qipao, cheongsam, barong, veil',
    stationery:
      'stationery, stationary, stationer, invitation, invitations, invites, invite, wedding invitations, save the date, save the dates, invitation cards, paper goods, printer, calligraphy, calligrapher, place cards, menus, envelopes, wedding paper',
    rentals: 'rentals, rental, party rental, equipment rental, furniture rental, rents, rent, renting',
    transport:
      'transport, transportation, car, cars, limo, limousine, shuttle, bus, coach, driver, chauffeur, ride, rides, getaway car, vintage car, old car, classic car, carriage, school bus, wedding car, trolley, minibus, boat, someone to drive, horse and carriage, horse carriage, party bus',
    officiants:
      'officiant, celebrant, minister, priest, rabbi, pastor, imam, reverend, justice of the peace, someone to marry us, who can marry us, who could marry us, person to marry us, marries us, marry people, marry us, marries people, wedding officiant, to officiate, lead the ceremony, lead our ceremony, judge, conduct the ceremony, hold the ceremony, perform the ceremony, officiate, pandit',
    jewellers:
      'jeweller, jeweler, jewellery, jewelry, rings, ring, matching bands, gold bands, wedding rings, wedding ring, wedding bands, engagement ring, ring maker, ring makers, ring smith, goldsmith, gold rings',
  },
  misspellings: {
    venus: 'venues',
    stationary: 'stationery',
    planer: 'planner',
    vw: 'volkswagen',
    r: 'are',
    rane: 'rain',
    ranes: 'rains',
    raning: 'raining',
    hwo: 'how',
    teh: 'the',
    waht: 'what',
    wich: 'which',
    kno: 'know',
    cak: 'cake',
    kake: 'cake',
    envitations: 'invitations',
    envites: 'invites',
    wat: 'what',
    wen: 'when',
    planers: 'planners',
    hena: 'henna',
    rabi: 'rabbi',
    cke: 'cake',
    desert: 'dessert',
    deserts: 'desserts',
    singer: 'singer',
    dinning: 'dining',
    atrist: 'artist',
    price: 'price',
    quite: 'quiet',
    colour: 'color',
    colours: 'colors',
    favourite: 'favorite',
    grey: 'gray',
    centre: 'center',
    organise: 'organize',
    jewelery: 'jewelry',
    theatre: 'theater',
  },
  topics: {
    'ocean-view': 'sea, ocean, near the sea, near the ocean, by the water, on the water, seaside, coast, waterfront',
    'late-night': 'past midnight, after midnight, past one, past eleven, late at night, all night',
    accessible: 'accessible, accessibility, wheelchair accessible, wheelchair access, elevator',
    muslim: 'hijabi, hijab',
    outdoor: 'outside ceremony, outside wedding, married outside, outdoors, in the open air',
    indoor: 'indoors, inside',
    dogs: 'puppy, pup, doggo, four-legged friend, furry friend, pets, cat',
    children: 'kids allowed, toddlers, babies, little ones',
    lgbtq: 'same sex, gay, lesbian, lgbt, lgbtq, queer, two grooms, two brides',
    elopements: 'elope, eloping, elopement, just us two, just the two of us, only the two of us, just us',
    sustainable: 'eco, ecological, green, sustainable, environmentally friendly',
    'small-weddings': 'tiny wedding, micro wedding, intimate',
    'live-stream': 'watch live, watch online, livestream, live stream, watch from abroad',
    boats: 'boat, ferry, yacht, on a ship',
    shipping: 'do you ship, can you ship, ship to, ship it, mail it, send it by mail, by mail',
    buses: 'bus, school bus',
    horses: 'horse, mare, pony',
    parking: 'parking, park our cars, parking spaces',
    lodging:
      'sleep there, sleep at, sleep over, stay there, stay overnight, spend the night, rooms, guest rooms, bedrooms, cabin, cabins, cottages',
    'vintage-cars': 'antique car, antique cars, vintage car, old car, classic car, oldtimer',
    vegan: 'vegans, plant based',
    fireworks: 'firework, fireworks',
    'outside-alcohol': 'own booze, own alcohol, own drinks, own beer, own wine, own liquor, our own bar, byob, corkage',
  },
  absences: {
    'late-night': 'curfew, noise limit, closing time',
    'alcohol-free': 'alcohol, booze, liquor, spirits, drink, drinking',
    'gluten-free': 'gluten, wheat',
    'nut-free': 'nut, peanut',
    'dairy-free': 'dairy, lactose, milk',
    'sugar-free': 'sugar',
    vegetarian: 'meat, steak',
    vegan: 'animal product, animal products',
    'plastic-free': 'plastic, single-use plastic',
    'foam-free': 'foam, floral foam',
    secular: 'religion, god, church, religious, faith',
    unamplified: 'plug, plugs, electricity, power outlet, speakers, amplifier, amp, amps, amplification, loudspeaker',
  },
  cues: {
    not: 'not, no, never, dont, doesnt, isnt, arent, wont, cant, cannot, without, except, excluding, anything but, anywhere but, other than, instead of, rather than, nothing, none, avoid, avoiding, hate, hates, minus, apart from, not in, wouldnt, didnt, w/o, neither, nor, besides, ruling out, outside of',
    but: 'but, though, however, except that',
    also: 'and, also, what about, how about, or what about, and what about, ok and, ok what about, then, plus, as well',
    in: 'in, at, around, near, from, close to, based in, outside, located in, to, next to, over in, serving, somewhere in, anywhere in, by',
    'near-us':
      'near me, near us, nearby, close to us, close to me, around here, our area, my area, in my city, in our city, local, around us, in our town, near our venue, near home, close by, near here, our town, our city',
    anywhere:
      'any town, anywhere, any place, any city, everywhere, wherever, any location, all over, any area, no matter where',
    there: 'there, in that city, in that town, same place, same town, same city, same area',
    under:
      'under, below, less than, cheaper than, lower than, up to, max, maximum, within, budget of, budget is, budget, to spend, can spend, we have, smaller than, fewer than, not over, not above, not exceeding, not more expensive than, beneath, <',
    over: 'over, above, more than, at least, minimum, min, starting at, upwards of, no less than, not less than, bigger than, not under, or more, exceeding, higher than, >',
    'at-most': 'at most, no more than, not more than, no bigger than, no larger than, tops, at maximum',
    between: 'between, from, anywhere from, somewhere between',
    for: 'for, of, about, around, roughly, approximately, hold, holds, seat, seats, take, fit, fits, feed, host, accommodate, big enough for, sleeps, invite, inviting, expecting, have',
    'we-are': 'we are, were, we will be, well be, there are, there will be, we have, weve, party of, group of',
    'per-guest':
      'per guest, per person, per head, a head, a person, pp, per plate, a plate, each guest, each person, per adult',
    'per-hour': 'per hour, an hour, hourly, by the hour, each hour',
    'in-total': 'in total, altogether, all in, total, overall, all together',
    guests:
      'of us, of you, guests, people, persons, person, ppl, pax, heads, seats, seated, standing, attendees, invitees, guest, folks, adults, covers, humans, friends, passengers, servings, head count, portions, souls, invited, ppl, peeps, relatives, diners, dancers, wedding guests, kids, children, toddlers, grownups, grown ups, women, men, ladies, girls, bridesmaids, groomsmen',
    crowd:
      'family, families, crowd, guest list, guestlist, headcount, head count, party size, list, invite list, our side, both sides, guest count',
    money: 'dollar, dollars, bucks, usd, $$, $$$, euro, euros, eur, $, €, £, quid, pounds',
    thousand: 'k, grand, thousand, thousands, g',
    stars: 'stars, star, or higher, or better',
    'other-unit':
      'hour, hours, hrs, hr, minute, minutes, mins, day, days, week, weeks, month, months, year, years, mile, miles, km, percent, %, pm, am, st, nd, rd, th, oclock, photos, images, tiers, tables, chairs, am, feet, ft, meters, yards, bottles, envelopes, invitations, sisters, cups, courses, cars, tents, photographers, rabbi, rabbis, suit, suits, rounds, inches, acres, songs, edits, visions, credits, pieces, cakes, musicians, options, nights',
    harmless:
      'cant find, cannot find, couldnt find, didnt find, dont know, do not know, not sure, no idea, dont have a, dont have an, we dont have, i dont have, havent found, we have no, i have no, not only, dont mind, why not, cant decide, cant wait, no problem, cant afford, not yet, wont break the bank, dont care, no matter, does not matter, doesnt matter, if not, or not, havent got, have not found, not much, not a lot',
    too: 'too, overly, super, so, very, fancy',
    it: 'it, its, he, she, him, her, his, hers, this vendor, this place, this one, this, they, their, them, theirs, theyre, that place, that vendor, hers',
    them: 'the rest, the rest of them, the remaining ones, them, they, these, those, their, of them, of those, of these, theyre, theirs, the above, all of them, the ones you showed, from the list, on the list',
    'that-one': 'that one, this one, that vendor, that place, that, the one',
    which: 'which, which one, which ones, who, whos, any of, either, one of, do any, does any, which of, what one',
    one: 'one, ones',
    both: 'both, the two, these two, those two, the two of them',
    other:
      'other, others, another, more, else, different, different ones, alternatives, alternative, any more, additional, next ones, more options, similar',
    instead: 'instead, rather, change to, make it, switch to',
    same: 'same, the same, same but, same thing, same again, same as before',
    find: 'find, looking for, look for, need, want, search, show, show me, list, recommend, suggest, suggestions, any, are there, is there, we need, im after, who does, who makes, who can, who has, who offers, who sells, get me, got any, do you have, do you know, do you have any, hire, book, options, seeking, somebody, someone, something, anything, somewhere, who',
    compare: 'compare, comparison, vs, versus, difference between, difference, differences, against, or, differ, rank',
    or: 'or',
    question:
      'how far ahead, how far in advance, how early, how soon, how, what, whats, when, where, why, who, which, how much, how many, how long, how far, how late',
    mine: 'i, im, ive, me, my, mine, we, were, weve, us, our, ours',
    you: 'you, your, yours, youre, u, ur',
    'on-sale':
      'on sale, discounted, with a deal, with deals, with a discount, with discounts, on offer, with an offer, reduced, special offer, special offers, promotion, promotions, discount, deals, a deal, exclusive deals, bargain, bargains',
    with: 'with, has, have, that has, and, including, allows, allowing',
    wedding: 'wedding, weddings',
    verb: 'is, are, am, do, does, did, can, could, may, will, would, has, have, should, was, were, isnt, arent, dont, doesnt, cant, any',
  },
  sorts: {
    cheapest:
      'cheapest, smallest package, smallest deal, smallest option, cheap, affordable, inexpensive, lowest price, lowest priced, lowest cost, low cost, least expensive, budget friendly, on a budget, low budget, most affordable, best price, best value, good value, nothing fancy, tight budget, lowest, smallest budget, lower price, wont break the bank, economical, starts lowest, most inexpensive, cheep, cheapo, broke',
    cheaper:
      'cheaper, less expensive, costs less, cost less, less pricey, lower priced, more affordable, starts cheaper, starts lower, cheaper than, cheaper one, too expensive, too pricey, too much money, out of our budget, over our budget, better price',
    dearest:
      'most expensive, biggest package, largest package, biggest option, priciest, pricier, costlier, dearer, luxury, luxurious, high end, highest price, highest priced, premium, fanciest, upscale, dearest, more expensive, costs more, costs the most, top of the line, fancy',
    'best-rated':
      'best rated, top rated, highest rated, best rating, highest rating, best reviewed, best reviews, better reviews, better rated, better ratings, better rating, good reviews, great reviews, well rated, best, most loved, most popular, popular, rated best, top, rated highest, highly rated, more stars, most stars, well reviewed, favorite of couples, better reviewed, rated better',
    'most-reviewed': 'most reviews, most reviewed, more reviews, most ratings, largest number of reviews',
    largest:
      'largest, biggest, most guests, most people, highest capacity, bigger, larger, more guests, more people, most capacity, largest capacity, holds most, holds more, fits most, fits more, seats most, seats more, roomiest, most seats',
    smallest: 'smallest, tiniest, smaller, least guests, fewest guests, most intimate',
    'worst-rated':
      'worst rated, lowest rated, worst, lowest rating, worst reviews, worst rating, least popular, bad reviews, poorly rated, worst reviewed, bad rating',
    discount:
      'best deal, best deals, best discount, biggest discount, largest discount, best offer, biggest savings, most discounted, highest discount',
  },
  numbers:
    'one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, hundred 100, hundreds 100, thousand 1000, grand 1000, k 1000, million 1000000, dozen 12',
  ordinals: [
    'first, 1st, first one, number one, top one',
    'second, 2nd, second one, number two',
    'third, 3rd, third one, number three',
    'fourth, 4th, fourth one, number four',
    'fifth, 5th, fifth one, number five',
    'last one, the last',
  ],
  months: [
    'january, jan',
    'february, feb',
    'march, mar',
    'april, apr',
    'may',
    'june, jun',
    'july, jul',
    'august, aug',
    'september, sept, sep',
    'october, oct',
    'november, nov',
    'december, dec',
  ],
  weekdays: 'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  places: {
    'San Francisco': 'sf, san fran, frisco, sanfran, san francisco city hall',
    'San Jose': 'sj',
    Sacramento: 'sac, sacto',
    'Point Reyes Station': 'point reyes, pt reyes',
    'Half Moon Bay': 'hmb',
  },
}
