import type { Grammar } from '../../vocabulary.ts'

export const GRAMMAR: Grammar = {
  negations:
    "no, not, without, never, avoid, skip, minus, nothing, don't want, do not want, free of, instead of, rather than, none of, neither, nor, not a fan of, hate, dislike, leave out, absolutely no, zero, don't like, can't stand, keep out, don't, doesn't, isn't, aren't, no more, not any, allergic to, except, w/o, other than, anything but, ditch, exclude, excluding, lose, anti, dont want, dont, dont like, cannot stand, definitely not, please no, cant, sans, won't, wouldn't, lacking, absence of, never any, i'd hate, stay away from, don't need, no need for, not have, without any, devoid of, do without, hold the, save for, we hate, didn't, cannot have, and no, please avoid, not into, tired of, sick of",
  trailingNegations:
    'free, not wanted, not allowed, not welcome, is not for us, are not for us, forbidden, unwanted, not needed, aren t needed, banned, are out, is out, not please',
  negationEnds:
    'but, with, just, only, instead, please, however, we want, i want, yes to, although, more like, though, then, rather, we d like, we would like, i d like, make it, while, yet, we love, i love, we have, there are, there is, apart from that, otherwise, keep, use, add, under, at, beside',
  tooMany:
    'too many, too much, so many, so much, a lot of, lots of, many, much, heavily, overly, excessive, tons of, loads of',
  insteadOf: 'instead of, rather than, in place of, in lieu of',
  numbers: {
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
  less: 'fewer, less, smaller, shorter, tiny, small, little, mini, miniature, lower, low, few, narrow, thinner, petite, minimalist amount of, a few, not so many, reduce, shrink, decrease, simpler, tone down, cut down on, cut down, scale back, fewer of, narrower, hardly any, a bit less, tinier, cut back on, thin out, not so much, slimmer, dainty, less of, half the, half as many, half, minimise, minimize, sparser, turn down, ease up on, dial back, slim, wee, a little, dial down',
  more: 'more, larger, taller, bigger, huge, giant, big, large, tall, massive, enormous, lots of, lots, many, plenty of, oversized, grand, wide, wider, gigantic, extra, a lot of, loads of, tons of, hundreds of, thousands of, fuller, increase, towering, so many, enlarge, a ton of, higher, broader, grander, double the, twice as many, high, much, vast, dozens of, plenty, colossal, heaps of, endless, a sea of, masses of, ton of, load of, twice the, twice, double, statement, oodles of, huge amount of, great big, mountain of, mountains of, tons, a bunch of, bunches of, too few, not enough, immense, monumental, super tall, abundance of, jumbo, extra large, grow, scale up, widen, a hundred, a thousand, a million, thick, long, longer, deeper pile of, several, numerous, crowd of, bunch of',
  and: 'and, plus, as well as, together with, n, along with',
  or: 'or, nor',
  of: 'of, full of, made of, made from',
  places:
    'at, on, in, inside, aboard, on board, overlooking, onto, into, amid, amidst, among, through, to, onboard, amongst, within, atop, on top of, outside, by, near, beside, next to',
  under: 'under, beneath, underneath, below, in front of, before',
  wears: 'in, wearing, wears, dressed in, in a, in an, in her, in his, with, wear, in matching, dressed',
  wearer: { bride: "her, hers, bride's, my wife's, she", groom: "his, groom's, my husband's, he" },
  says: 'saying, that says, says, reading, that reads, reads, with the words, spelling, written, which says, spelling out, that spells, say, with the text, with words, reads the words, lettered, quote, stating, text, with the quote, it should say, should say, with our names, engraved with, that says the words, which reads, with the phrase, that said, to say, to read, titled, labelled, captioned, wording, inscribed, printed with',
  closeUps:
    'close up of, close up, closeup of, closeup, macro, detail of, zoomed in on, detail shot of, macro shot of, close shot of, close on, focus on, focused on, detail shot, zoom in on, a picture of just, details of, up close, just show, close in on, only show, close view of, show only, tight shot of, still life of, still life with, still life, product shot of, zoomed in, extreme close up of, focusing on',
  fillers:
    "a, an, the, with, we, i, you, our, my, your, their, its, it, is, are, be, was, were, been, being, am, for, from, by, to, of, off, as, so, that, this, these, those, there, here, where, which, who, what, when, how, then, than, if, please, want, wants, wanted, would, could, should, can, will, like, love, loves, have, has, having, had, think, imagine, picture, image, photo, photograph, view, scene, setting, vision, show, shows, showing, us to, give us, give me, show us, show me, get us, let us, let me, draw, paint, make, create, design, see, seen, looks, look, looking, feel, feels, feeling, vibes, vibey, theme, themed, style, styled, inspired, inspiration, mood, atmosphere, ambiance, ambience, very, really, quite, just, only, also, too, some, any, all, every, each, everywhere, around, along, over, across, through, between, behind, beside, next, near, front, back, down, up, out, into, onto, inside, outside, outdoors, outdoor, indoors, indoor, after, before, during, while, until, about, against, upon, covered, filled, full, hanging, hung, surrounded, surrounding, overlooking, decorated, adorned, draping, lined, lining, lit, set, place, placed, standing, sitting, walking, floating, climbing, growing, wrapped, strung, scattered, strewn, tied, made, beautiful, pretty, gorgeous, lovely, stunning, amazing, perfect, nice, great, dream, our dream, special, day, big day, wedding day, weekend, hour, time, moment, kind of, sort of, type of, lot, bit, a bit of, touch, touches, hint, hints, pop, pops, accents, something, things, thing, stuff, area, space, spot, side, sides, end, middle, center, centre, corner, top, bottom, edge, background, foreground, distance, backdrop of, view of, piece, pieces, set of, group, bunch, couple of, pair of, row, mix, mixed, mixture, combination, variety, different, various, matching, own, new, old, real, fresh, natural, local, whole, entire, other, another, same, such, much, most, more of, so much, super, maybe, perhaps, ideally, mainly, mostly, possibly, definitely, absolutely, hopefully, simply, gently, softly, beautifully, elegantly, getting, get, got, gets, married, marry, marrying, tying the knot, tie the knot, say i do, i do, vows, saying our vows, exchanging vows, exchange vows, event, plan, planning, planned, go, goes, going, come, comes, coming, bring, brings, put, use, using, keep, keeps, need, needs, do, does, doing, done, let, lets, s, t, m, d, ll, re, ve, yes, hi, hello, thanks, thank you, ok, okay, well, you know, um, oh, wow, me, her, his, she, he, they, them, him, ours, theirs, itself, ourselves, together, both, between us, one, ones, two of, within, amid, among, toward, towards, via, per, vs, etc, e g, i e, everyone, everything, everybody, someone, lots, glow, glowing, shining, shimmering, twinkling, flickering, burning, flying, falling, swaying, blooming, flowering, arranged, arrangement, arrangements, display, decor, decoration, decorations, ornament, featuring, features, include, includes, including, elements, combined, complete, completed, complemented, accompanied, framed, framing, facing, leading, winding, spilling, draping over, dotted, hand, hands, smile, smiling, laughing, happy, holding, hold, held, carrying, watching, waiting, gathered, gathering, celebrating, celebrate, celebration, people like, ready, wearing, wear, dressed, soft, warm, cool, simple, clean, surprise, favorite, favourite, location, destination, venue, venues, place to, somewhere, town, ground, floor, air, sky, nature, natural setting, year, years, month, week, months, pm, o clock, oclock, st, th, nd, rd, first, second, last, third, final, early, late, later, once, still, already, again, always, never mind, ever, even, yet, though, although, because, since, however, but, instead, rather, actually, basically, honestly, literally, kinda, sorta, gonna, wanna, like a, such as, dont, im, id, weve, lets say, hey, love for, deeply, shape, shaped, size, sized, form, pattern, patterned, style of, type, kind, sort, way, ways, feature, focal point, focal, statement, wide shot, shot, wide angle, angle, camera, zoom, illustration, painting, drawing, rendering, render, watercolour, watercolor, oil painting, photorealistic, realistic, 4k, 8k, hd, high quality, highly detailed, detailed, cinematic, instagram, pinterest, pinterest worthy, magazine, editorial, professional, film photo, polished look, photography, aesthetic, aesthetics, aesthetically, concept, idea, ideas, version, option, feeling of, sense of, sense, energy, spirit, touching, standing in, nestled, perched, set against, set in, located, situated, host, hosted, hosting, held in, held at, held on, taking place, takes place, start, ends, begin, ending, finish, moving, moves, ceremony then, followed, follow, turned, turns, becomes, become, try, trying, help, know, say, said, tell, call, called, named, name, words, our names, everything else, anything, nothing fancy, not sure, no idea, unsure, whatever, one day, someday, forever, the one, big fat, total, totally, completely, fully, truly, especially, particularly, extremely, incredibly, pretty much, almost, nearly, exactly, approximately, roughly, around about, up to, at least, at most, no more than, less than, more than, maximum, minimum, number, amount, total of, many of, number of, sea of, line of, wall to wall, layers, layer, layered, levels, texture, textures, finish of, sound, sounds, plays, play, music, song, run, runs, throwing, throw, toss, tossing, serving, serve, served, cutting, cut, open, opened, opening, closed, close, far, wide open, high up, low to the ground, between them, themselves, her own, his own, our own, kissed, kisses, kiss me, love story, loving, beloved, dear, dearest, cherish, cherished, meaningful, memorable, unforgettable, sentimental, personal, personalized, personalised, custom, bespoke, unlike, similar, similarly, alike, opposite, left, right, dearly, maximum of, wedding of, each other, one another, side by side, face to face, arm in arm, shoulder to shoulder, straight, possible, if possible, also want, thinking, thinking of, thinking about, dreaming, dreaming of, envision, envisioning, envisioned, imagining, hoping, hope, wishing, wish, looking for, looking forward to, excited, obsessed, adore, adoring, prefer, preferably, must, must have, might, may be, shall, cant wait, wait, style wedding, big love, always wanted, light filled, sun filled, hidden away, remote, secluded, lush green, quaint, charming, cute, adorable, sweet, magnificent, breathtaking, spectacular, dramatic, atmospheric, serene, peaceful, calm, quiet, tranquil, idyllic, picturesque, scenic, panoramic, sweeping, glorious, fabulous, incredible, wonderful, epic, awesome, cool looking, impressive, exquisite, detailing, handwritten, decorative, festive, celebratory, fun filled, relaxing, lively, energetic, exciting, wedding themed, ago, eve, met, born, from our, family style seating, stay, staying, sleep, ask, asked, proposed, engaged, engagement, fiances, partner, partners, our love, bridal, nuptials, nuptial, matrimony, marriage, hitched, wed, wedded, newlywed, spouse, spouses, soulmate, soulmates, true love, walk, walks, walked, step, stepping, stand, stands, stood, sit, sits, sat, seated at, seated around, gather, dine, dining, eat together, toast to, enjoy, enjoying, gaze, gazing, gazes, stare, beneath us, above us, around us in, behind us, beside us, next to us, with us, before us, over us, vibe, in, on, at, heavily, aisle, nothing but, don't forget, do not forget, not only, no problem, give, live, hall, home, room, house of, woman, man, women, men, girls, ladies, lady, gentlemen, someone like",
  fillerEndings: ['ly'],
  common: '',
  verbs: {
    add: "add, put in, include, give us, insert, put, bring in, bring, throw in, i want, we want, i'd like, we'd like, can we have, could we have, let's have, can you add, place, have, also, with, can we get, get, plus, introduce, hang, put up, set up, plant, and add, we need, i need, show, bring back, need, scatter, give me, give it, want, give the, let there be, draw, sprinkle, string up, throw, stick, give her, give him, string, we should have, there should be, surround",
    remove:
      "remove, take away, delete, get rid of, drop, lose, without, no, take out, clear, hide, erase, take off, scrap, ditch, no more, cut, skip, omit, clear away, cut out, rid of, strip, leave out, eliminate, we don't need, we don't want, take down, clear out, dump, bin, forget, kill, forget about, chuck, wipe, off with, minus, don't show, i don't want, i don't like, we don't like, too much, get rid, away with, do away with, banish, take the, stop the, turn off, toss, bye, i hate",
    replace:
      'replace, swap, exchange, switch, substitute, trade, change out, swap out, switch out, trade out, swop, sub',
    change:
      "change, make, turn, set, let's make, should be, color, colour, paint, recolor, recolour, make it, let it be, try, turn it into, use, go for, go with, dye, tint, shift, switch to, change to, change it to, i'd prefer, we'd prefer, prefer, want it, could it be, can it be, let's try, transform, dress, put everyone in, convert, make them, make everything, have it, be, adjust, update, do it, redo, could be, can be, needs to be, to be, give, alter, let it, write, say, light, put her in, put him in, wear",
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
