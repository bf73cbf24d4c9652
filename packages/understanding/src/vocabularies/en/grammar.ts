import type { Grammar } from '../../vocabulary.ts'

export const GRAMMAR: Grammar = {
  negations:
    "no, not, than, without, never, avoid, skip, minus, nothing, don't want, do not want, free of, instead of, rather than, none of, neither, nor, not a fan of, hate, dislike, leave out, absolutely no, zero, don't like, can't stand, keep out, don't, doesn't, isn't, aren't, no more, not any, allergic to, except, w/o, other than, anything but, ditch, exclude, excluding, lose, anti, dont want, dont, dont like, cannot stand, definitely not, please no, cant, sans, won't, wouldn't, lacking, absence of, never any, i'd hate, stay away from, don't need, no need for, not have, without any, devoid of, do without, hold the, save for, we hate, didn't, cannot have, and no, please avoid, not into, tired of, sick of",
  trailingNegations:
    'free, not wanted, not allowed, not welcome, is not for us, are not for us, forbidden, unwanted, not needed, aren t needed, banned, are out, is out, not please',
  negationEnds:
    'but, with, just, only, instead, please, however, we want, i want, yes to, although, more like, though, then, rather, we d like, we would like, i d like, make it, while, yet, we love, i love, we have, there are, there is, apart from that, otherwise',
  tooMany:
    'too many, too much, so many, so much, a lot of, lots of, many, much, heavily, overly, excessive, tons of, loads of',
  insteadOf: 'instead of, rather than, than, in place of, in lieu of',
  numbers: {
    'half a dozen': 6,
    'couple of': 2,
    one: 1,
    single: 1,
    two: 2,
    pair: 2,
    both: 2,
    three: 3,
    trio: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    hundreds: 200,
    thousand: 1000,
    dozens: 36,
  },
  singles: 'a, an',
  less: 'fewer, less, few, minimalist amount of, a few, not so many, reduce, decrease, simpler, tone down, cut down on, cut down, scale back, fewer of, hardly any, a bit less, cut back on, thin out, not so much, less of, half the, half as many, half, minimise, minimize, sparser, turn down, ease up on, dial back, a little, dial down, halve, halve the, too many, way too many, far too many, a bit too many',
  smaller:
    'smaller, shorter, tiny, small, little, mini, miniature, lower, low, narrow, thinner, petite, shrink, narrower, tinier, slimmer, dainty, slim, wee',
  more: 'more, lots of, lots, many, plenty of, extra, a lot of, loads of, tons of, hundreds of, thousands of, fuller, increase, so many, a ton of, double the, twice as many, much, dozens of, plenty, heaps of, endless, a sea of, masses of, ton of, load of, twice the, twice, double, statement, oodles of, huge amount of, mountain of, mountains of, tons, a bunch of, bunches of, too few, not enough, abundance of, a million, deeper pile of, several, numerous, crowd of, bunch of, triple',
  bigger:
    'larger, taller, bigger, huge, giant, big, large, tall, massive, enormous, oversized, grand, wide, gigantic, towering, enlarge, higher, broader, grander, high, vast, colossal, great big, immense, monumental, super tall, jumbo, extra large, grow, scale up, widen, thick, long, longer',
  and: 'and, plus, as well as, together with, n, along with',
  or: 'or, nor',
  of: 'of, full of, made of, made from',
  places:
    'at, on, in, between, inside, aboard, on board, overlooking, onto, into, amid, amidst, among, through, to, onboard, amongst, within, atop, on top of, outside, by, near, beside, next to, in a, in an',
  under: 'under, beneath, underneath, below, in front of, before',
  wears: 'in, wearing, wears, dressed in, in a, in an, in her, in his, with, wear, in matching, dressed',
  wearer: {
    bride: 'her, hers, my wife s, she, she s, she is, shes',
    groom: 'his, my husband s, he, him, he s, he is, hes',
    self: 'i, me, my, i m, i am, i ll',
    couple: 'us, both of us, both, we, we both, we re both, we are both, the two of us',
  },
  partners:
    'one, the other, the other one, the second, other, another, one of us, one bride, one groom, the other bride, the other groom, the first',
  sides: {
    left: 'on the left, to the left, on the left side, on the left hand side, to the left side, to our left, to the left of us, left of the couple, to the left of the couple, left side, on our left',
    right:
      'on the right, to the right, on the right side, on the right hand side, to the right side, to our right, to the right of us, right of the couple, to the right of the couple, right side, on our right',
    behind: 'in the background, behind us, behind the couple, in the back, to the back, at the back, in the distance',
    front: 'in the foreground, in front of us, to the front, at the front',
  },
  says: 'saying, that says, says, reading, that reads, reads, with the words, spelling, written, which says, spelling out, that spells, say, with the text, with words, reads the words, lettered, quote, stating, text, with the quote, it should say, should say, with our names, engraved with, that says the words, which reads, with the phrase, that said, to say, to read, titled, labelled, captioned, wording, inscribed, printed with',
  closeUps:
    'flat lay of, from close up, from up close, a detail of, close up of, close up, closeup of, closeup, macro, detail of, zoomed in on, detail shot of, macro shot of, close shot of, close on, focus on, focused on, detail shot, zoom in on, a picture of just, details of, up close, just show, close in on, only show, close view of, show only, tight shot of, still life of, still life with, still life, product shot of, zoomed in, extreme close up of, focusing on',
  fillers:
    "himself, herself, myself, yourself, grew, grows up, chose, choose, chosen, brings along, helped, promised, promise, remember, remembers, always wanted, means, meant, hear, hears, hearing, listen, listens, listening, starts, began, begins, lasts, ended, comes from, lots, loads, overhead, above us, around us, beside us, next to us, forbids, forbid, allows, allow, leaves the, leave, glows, shines, shine, sparkles, overlooks, lines, covers, fills, blooms, bloom, sets, wears, stands out, seems, appears, feels like, thank, welcome, invites, reading, season, weather, a, an, the, with, we, i, you, our, my, your, their, its, it, is, are, be, was, were, been, being, for, from, by, to, of, off, as, so, that, this, these, those, there, here, where, which, who, what, when, how, then, than, if, please, want, wants, wanted, would, could, should, can, will, like, love, loves, have, has, having, had, think, imagine, picture, image, photo, photograph, view, scene, setting, vision, show, shows, showing, us to, give us, show us, get us, let us, draw, paint, make, create, design, see, seen, looks, looking, feel, feels, feeling, vibes, vibey, theme, themed, style, styled, inspired, inspiration, mood, atmosphere, ambiance, ambience, very, really, quite, just, only, also, too, some, any, all, every, each, everywhere, around, along, over, across, through, between, behind, beside, next, near, front, back, down, up, out, into, onto, inside, outside, outdoors, outdoor, indoors, indoor, after, before, during, while, until, about, against, upon, covered, filled, full, surrounded, surrounding, overlooking, decorated, adorned, lined, lining, lit, set, placed, made, beautiful, pretty, gorgeous, lovely, us, traditional, w, stunning, amazing, perfect, nice, great, dream, special, day, weekend, hour, time, moment, lot, bit, touch, hint, pop, accents, something, things, stuff, area, space, spot, side, end, background, foreground, distance, piece, group, bunch, row, mix, mixture, variety, own, new, real, fresh, natural, local, whole, entire, other, another, same, such, much, most, super, maybe, perhaps, ideally, mainly, mostly, possibly, definitely, absolutely, hopefully, simply, gently, softly, beautifully, elegantly, getting, get, got, gets, married, marry, marrying, say i do, tie the knot, tying the knot, tied the knot, vows, event, plan, planning, planned, go, goes, going, come, comes, coming, bring, brings, put, use, using, keep, keeps, need, needs, do, does, doing, done, let, lets, s, t, m, d, ll, re, ve, yes, hi, hello, thanks, ok, okay, well, um, oh, wow, me, her, she, he, they, them, him, ours, theirs, itself, ourselves, together, both, one, ones, within, amid, among, toward, towards, via, per, vs, etc, everyone, everything, everybody, someone, glow, shining, shimmering, twinkling, flickering, blooming, flowering, arranged, arrangement, display, decor, decoration, ornament, featuring, features, include, includes, including, elements, combined, complete, completed, complemented, accompanied, framed, framing, happy, celebrating, celebrate, celebration, ready, wearing, wear, dressed, soft, warm, cool, simple, clean, surprise, favorite, favourite, location, destination, venue, venues, somewhere, nature, year, years, month, week, months, oclock, st, th, nd, rd, first, second, last, third, final, early, late, later, once, still, already, again, always, never mind, ever, even, yet, though, although, because, since, however, but, instead, rather, actually, basically, honestly, literally, kinda, sorta, gonna, wanna, dont, im, id, weve, hey, deeply, shape, size, sized, form, type, kind, sort, way, ways, focal, statement, shot, angle, camera, zoom, rendering, render, realistic, 4k, 8k, hd, high quality, detailed, instagram, pinterest, magazine, editorial, professional, photography, aesthetic, aesthetics, aesthetically, concept, idea, ideas, version, option, sense, energy, spirit, nestled, located, situated, host, hosted, hosting, start, ends, begin, ending, finish, moving, moves, becomes, try, trying, help, know, say, said, tell, call, called, named, name, words, everything else, anything, nothing fancy, not sure, no idea, unsure, whatever, someday, forever, total, totally, completely, fully, truly, especially, particularly, extremely, incredibly, almost, nearly, exactly, approximately, roughly, at least, no more than, maximum, minimum, number, amount, line of, close, far, themselves, love story, loving, beloved, dear, dearest, cherish, cherished, meaningful, memorable, unforgettable, sentimental, personal, unlike, similar, similarly, alike, dearly, possible, thinking, dreaming, envision, envisioning, envisioned, imagining, hoping, hope, wishing, wish, excited, obsessed, adore, adoring, prefer, preferably, must, might, shall, wait, remote, secluded, quaint, charming, cute, adorable, sweet, magnificent, breathtaking, spectacular, dramatic, atmospheric, serene, peaceful, calm, quiet, tranquil, idyllic, picturesque, scenic, panoramic, glorious, fabulous, incredible, wonderful, epic, awesome, impressive, exquisite, detailing, decorative, festive, celebratory, relaxing, lively, energetic, exciting, ago, eve, born, family style seating, stay, staying, ask, asked, proposed, engaged, engagement, fiances, partner, partners, bridal, nuptials, matrimony, marriage, hitched, wed, wedded, newlywed, spouse, spouses, soulmate, soulmates, dining, enjoy, enjoying, in, on, at, heavily, aisle, don't forget, do not forget, no problem, give, live, house of, tasteful, polished, airy, tender, delicate, light and airy, love filled, showstopping, rich, grand, cheerful, inviting, warm and inviting, travel theme, travel themed, both of us, unusual, alternative, pls, plz, thx, lol, haha, omg, abt, vv, max, min, fun, job, properly, ready made, afterwards, spreadsheet, spreadsheets, compromise, fuss, hate, hates, trad, velvet sort, sneeze, allergic, budget, cost, costs, money, euros, dollars, pounds, euro, dollar, price, grown up, hours, minutes, monday, tuesday, wednesday, thursday, friday, saturday, sunday, wants it, takes, take, took, makes, made it, pick, picks, used, bit of, colour, color, whoever, wherever, anyone, accident, place, places, playing, dreams, honest, seriously, obviously, plus, vibe, kitschy, cheesy, tacky, camp, joyful, joy, quietly, noisy, silly, above, below, comfort, comfortable, inside out, second time round, time round, all round, hmm, hm, erm, uh, ahem, ooh, aww, yay, cheers, ta, hi there, ty, enough, will do, suffice, to sit on, running down, standing out, under the open sky, under an open sky, under the sky, open air, in the open air, relaxed, oversized, moody, intimate, on both sides, both sides, sorry, tweet, pair, proper, goodness",
  unshown:
    'builds, build, built, bakes, bake, baked, cooks, cook, cooked, picks up, food, carries, carry, carried, carrying, watch, watches, watched, watching, wave, waves, waving, toast, toasts, dances, dancing with, sings, sing, rides, ride, riding, leads, lead, lies, lie, leans, lean, hangs, hang, floats, drifts, drift, reflects, reflecting, stretches, surrounds, spills, climbs, climb, climbing, grows, growing, falls down, flows, rises, rise, drops, poses, pose, hugs, hug, cries, laughs, claps, clapping, throws, holds, waits, smells, tastes, eat, eats, eating, drink, drinks, drinking, sleeps, reads out, ringing, thrown, guests arriving, welcomes, welcoming, wrapped, strung, tied, holding hands, cascade, cluster, clusters, mixed, different, various, matching, standing, spilling, winding, leading, facing, hand, hands, smile, smiling, laughing, holding, hold, held, waiting, gathered, gathering, burning, swaying, town, floor, ground, air, sky, pattern, focal point, layers, layer, layered, levels, texture, textures, sound, sounds, plays, music, song, run, runs, throwing, throw, toss, tossing, serving, serve, served, cutting, cut, open, opened, opening, closed, kissed, kisses, handwritten, personalized, personalised, custom, bespoke, left, right, straight, opposite, touching, followed, follow, turned, turns, walk, walks, walked, step, stepping, stand, stands, stood, sit, sat, gather, dine, gaze, gazing, gazes, stare, sleep, hall, home, room, woman, man, women, men, girls, ladies, gentlemen, wedding party, bridal party, traditional attire, aunt, aunts, auntie, aunties, uncle, uncles, cousin, cousins, gran, nan, sister, brother, sisters, brothers, guy, guys, girl, lads, flats, tea, downtown, uptown, upstairs, downstairs, ceiling, roof, adult, adults, age, aged, biggest, tallest, smallest, largest, oldest, player, players, laughter, laugh, cry, tears, silence, speeches, speech, inch, feet, foot, metre, metres, meters, meter, mile, miles, arrival, entrance, exit, send off, back row, corner, middle, center, centre, top, bottom, edge, sides, shaped, watercolour, watercolor, oil painting, photorealistic, cinematic, pm, draping, joins, join, joined, meets, arrives, arrive, helps, turn up, show up, combination, side by side, arm in arm, hand in hand, at the end of the, reading a, reading from, in black and white, drawing, painting, illustration, tulle, chiffon, organza, crepe, taffeta, brocade, cotton, wool, tweed, denim, cashmere, mikado, am, met, jump, jumping, jumps, leap, leaping, swim, swimming, surf, surfing, skate, skating, ski, skiing, splash, splashing, dive, diving, crossed, spraying, cheering, cheer, applauding, blowing kisses, feeding, feed, lifting, lift, lifted, pushing, pulling, pour, pouring, sign, signing, lighting a, lighting the, blowing out, breaking, break, breaks, whispering, sneaking, stealing, hiding, peeking, chasing, catching, catch, kneeling, kneel, bowing, bow, praying, pray, crying, hugging each other, tied to, hung on, leaning, lying, fly, flies, perched, resting, spinning, twirling, twirl, twirls, dip, dipping, drips, dripping, melting',
  compoundSeparators: true,
  units:
    'year old, years old, year olds, years, months, weeks, days, hours, minutes, metres, meters, feet, foot, inches, inch, miles, am, pm, oclock, euros, dollars, pounds',
  excess: 'too, way too, far too, a bit too, much too, a little too',
  fillerEndings: ['ly'],
  unknowns:
    'gurdwara, boathouse, boat house, holy book, holy scripture, guru granth sahib, swag, swags, birch branches, birch branch, birch logs, birch bark, birch poles, bouncy castle, bounce house, bounce houses, inflatable castle, jumping castle, moon bounce, after the rain, after rain, after the storm, after a storm, before the rain, red wine, white wine, rosé wine, with cushions, with pillows, with seat cushions, chocolate fountain, roller skates, exposed brick, brick wall, brick walls, banker lamps, brass lamps, beach ball, beach balls, garden gnome, garden gnomes, organ music, sugar skulls, snow machine, red carpet, rose water, bar stools, flower pots, horse statue, lavender soap, olive oil, orange juice, dog tags, palm reader, candle snuffer, star wars, snow globe, snow globes, book nook, piano man, paper flowers, sugar flowers, ice skating, water slide, wind chimes, fire dancers, hula dancers, fire breathers, belly dancers, lion dance, dance troupe, hot tub, photo album, silk flowers, moss wall, oyster shells, coral reef, ukulele, ukuleles, banjo, banjos, mandolin, bluebirds, songbirds, swallows, robins, blimp, zeppelin, passports, bird bath, birdbath, nautical rope, tapestry, tapestries, string art, knotted rope, crochet, clambake, crawfish boil, catwalk, watchtower, poplars, poplar trees, bolo tie, vietnamese, asian, afghan, african, west african, ghanaian, kenyan, ethiopian, celtic, irish, gaelic, welsh, colombian, latin, latino, latina, latinx, hispanic, maori, samoan, tongan, polynesian, turkish, egyptian, lebanese, bangladeshi, cypriot, coptic, gatsby, gatsby style, disney, lord of the rings, elvish, wes anderson, hogwarts, candy, gothic, goth, punk, steampunk, surreal, hollywood, eustoma, chamomile, camomile, rudbeckia, black eyed susans, cosmos, waratah, dogwood, jasmine garlands, dusty miller, sage leaves, laurel, bay leaves, laurels, bunny tails, plate smashing, plate breaking, smashing plates, breaking plates, money spraying, axe throwing, glass breaking, cake smash, rockets, masks, masquerade, picnic table, picnic tables, mirror tables, mirrored tables, winery map',
  specifics: {
    'object:tree': 'orange tree, peach tree, pear tree, almond tree',
    'object:pool-table': 'ping pong table, foosball table',
    'object:parrot': 'budgies',
    'object:drummer': 'talking drums, talking drum',
    'object:glasses': 'coloured glasses, colored glasses',
    'attire:qipao': 'kwa, qun kwa, qun gua, kua, xiuhefu',
    'object:cupcakes': 'macarons, muffins, cake pops',
    'object:gramophone': 'jukebox',
    'object:band': 'rock band, bluegrass band, big band, mariachi trio',
    'venue:orchard': 'apple orchard, cherry orchard, peach orchard, pear orchard, almond grove',
    'flower:cherry-blossom': 'apple blossom, peach blossom, almond blossom, plum blossoms',
    'object:car': 'convertible, rolls royce, cadillac, mini cooper',
    'object:boat': 'yacht',
    'venue:boat': 'yacht, sailboat, catamaran, cruise ship, ferry',
    'object:dog':
      'corgi, dachshund, poodle, french bulldog, husky, pug, beagle, bulldog, labrador, golden retriever, spaniel',
    'object:motorcycle': 'vespa, scooter, harley, sidecar',
    'object:llama': 'alpaca',
    'object:bell': 'cowbells, cow bells, sleigh bells',
    'object:clock': 'pocket watch',
    'attire:hat': 'fedora, beret',
    'object:chandelier': 'antler chandelier, wagon wheel chandelier',
    'venue:mission': 'mexican courtyard',
  },
  stories:
    'met, lent, proposed, got engaged, used to, grew up, fell in love, was pouring, was raining, went on, first date, bumped into, swiped right, years ago, introduced us, adopted, bought, moved in, asked me',
  storyEnds:
    'so, now, we want, i want, we would like, i would like, i d like, we d like, picture, imagine, please, think, but, therefore, finally, today',
  relatives: 'where, when, because, who, which, since, whose',
  than: 'than, as wide as, as big as, as tall as, as high as, as bright as, as large as, as white as, as long as my, nothing like, unlike, compared to, bigger than, smaller than, taller than, wider than, louder than',
  colourWords: 'coloured, colored, colour, color, tone, tones',
  factors: {
    'half the': 0.5,
    'half as many': 0.5,
    half: 0.5,
    halve: 0.5,
    'halve the': 0.5,
    'double the': 2,
    double: 2,
    'twice the': 2,
    'twice as many': 2,
    twice: 2,
    triple: 3,
  },
  everybody: 'everyone, everybody, the crowd',
  subjects: 'we, he and i, she and i, the two of us, me',
  we: 'we, us, of us, we are',
  takes: 'take, get, pull, throw, cut, move',
  canGo: 'can go, must go, should go, have to go, has to go, need to go, gone',
  otherRequests:
    'email, e mail, send, share, print, download, save, forward, post it, call, book, pay, text this, show this to, send this',
  keeps: 'keep, leave the, retain, except, except for, apart from, besides',
  common:
    'haven, scared, mister, settle, staring, forth, shouting, holly, bleed, diary, filed, caring, stain, applies, chars, driving, dropping, garbage, mention, mentions, noting, settles, storing, barely, bending, boost, causal, copes, cracking, cramping, curse, distract, distracts, doomed, finance, finances, garbled, garbles, lawyers, makers, neural, pedant, pedants, planets, plotted, preaches, risking, sacked, spares, spitting, stationary, stealing, steep, stirs, stripped, topical, tuning, wrath, architectures, babes, bards, barer, beeches, bellowing, blankest, bleeds, blinding, blunting, boast, boasts, boosts, bowing, breaches, bridles, brighten, brightens, brunt, brushes, bubbling, budges, bulling, bushing, busting, cackling, canon, canons, caped, caving, champing, chapped, choppier, chorals, clamping, clapped, clods, corral, corrals, crams, crated, craved, craving, cravings, creepier, crises, crouches, crowed, crowing, crumbing, currying, curses, daises, diaries, dipping, droppings, fathered, fating, feats, fiends, fling, flings, flouting, forged, formulations, galleys, gambled, gambles, gentile, gentiles, gleaming, glided, groove, grooves, gusts, haunting, havens, heater, heaters, holing, hollies, hoses, humanest, imperils, initiations, lading, lather, lathers, lightening, littering, louse, lunge, lunges, mantle, mantles, mourning, mouses, musses, nettling, notional, pained, palates, panted, paring, parred, pasties, payers, peony, pieced, pierces, planed, plated, poises, poring, pried, province, provinces, racking, raring, reeds, reined, riling, rinsing, rooter, roster, rosters, ruffed, runnier, salons, sanding, sedated, selves, sharped, shaves, shingle, shingles, shooing, showier, shucking, signer, siting, slaying, sleepier, slicked, slitting, sliver, slivers, sluiced, sluices, slummer, smocking, snailing, socking, solder, solders, solider, sowing, sparing, spaying, spliced, splices, stains, staked, stales, statures, statuses, statutes, steamier, steeps, stinger, stingers, stings, stranding, suppler, swerving, tailing, tampers, tinkle, tinkles, tinny, tonnes, weest, widows, flavors, jeweled, phonies, trialing, woolen, woolens, centrepiece, flavours, spilt, drivings, gleamings, granddad, granddads, gutsy, misters, motorcyclist, motorcyclists, slayings',
  verbs: {
    add: "add, put in, include, give us, insert, put, bring in, bring, throw in, i want, we want, i'd like, we'd like, can we have, could we have, let's have, can you add, have, also, with, can we get, get, plus, introduce, hang, put up, set up, and add, we need, i need, show, bring back, need, scatter, give me, give it, want, give the, let there be, draw, sprinkle, throw, give her, give him, we should have, there should be, surround",
    remove:
      "remove, out, off, take away, delete, get rid of, drop, lose, without, no, take out, clear, hide, erase, take off, scrap, ditch, no more, cut, skip, omit, clear away, cut out, rid of, strip, leave out, eliminate, we don't need, we don't want, take down, clear out, dump, bin, forget, kill, forget about, chuck, wipe, off with, minus, don't show, i don't want, i don't like, we don't like, too much, get rid, away with, do away with, banish, take the, stop the, turn off, toss, bye, i hate, away",
    replace:
      'replace, swap, exchange, switch, substitute, trade, change out, swap out, switch out, trade out, swop, sub',
    change:
      "change, make, dress the, turn, set, let's make, should be, color, colour, paint, recolor, recolour, make it, let it be, try, turn it into, use, go for, go with, dye, tint, shift, switch to, change to, change it to, i'd prefer, we'd prefer, prefer, want it, could it be, can it be, let's try, transform, put everyone in, convert, make them, make everything, have it, be, adjust, update, do it, redo, could be, can be, needs to be, to be, give, alter, let it, write, say, put her in, put him in, wear",
    move: "move, relocate, take it to, move it to, bring it to, set it in, put it in, take us to, bring us to, put us, let's go to, transport, shift to, have it at, set it at, go to, moved, hold it at, do it at, do it in, put it on",
    undo: 'undo, undo that, go back, revert, put it back, take that back, previous version, undo it, back to before, undo the last change, reverse that, put it back how it was, as it was before, never mind, go back to the previous, undo last, change it back, the way it was, revert that, previous one, restore, i liked it before, take it back, step back, put that back, bring it back, oops, nevermind, back one step, go back one, as before, scratch that, i preferred the last one',
    zoomIn:
      'zoom in, closer, move closer, get closer, come closer, nearer, close in, closer view, closer up, tighter, zoom closer, move in, step closer, tighter shot',
    zoomOut:
      'zoom out, further away, further back, wider, pull back, wider view, move back, farther away, wide shot, wide angle, step back from it, farther, further, from further away, zoom it out, show more of the venue, from far away, from a distance, farther back, wider shot, show the whole venue, see more of the place',
  },
  into: 'for, with, into, to, by',
  pronouns: 'it, them, that, this, everything, those, these, all, one, ones, things, they, all of it, all of them',
  endings: [
    ['ies', 'y'],
    ['sses', 'ss'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['xes', 'x'],
    ['oes', 'o'],
    ['ves', 'f'],
    ['s', ''],
  ],
}
