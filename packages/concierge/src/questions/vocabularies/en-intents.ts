import type { Intents } from './vocabulary.ts'

/** The patterns of English questions. */
export const EN_INTENTS: Intents = {
  aspects: {
    price:
      'whats_it|what_is_it to_rent|to_hire|to_buy|to_book|to_borrow, whats_it|what_is_it if, any|is|are|be|it|that cheaper than|twice !anyone|others|another|them|vendors, how_much !time|long|notice|parking, price, prices, pricing, cost, costs, charge|charges, your_rates, hourly_rate, the_rate, winter|summer|weekday rate, fee, fees, what_does|what_do|what_would want, pay for, quote, ballpark, expensive, our_pockets|my_pocket|our_pocket|pockets, set_us|set_me|put_us back, the_damage, whats_the damage, price_tag, going_for how_much|what|whats, run_us|run_me how_much|what',
    'cheapest-package':
      'cheapest package|option|way|thing|offer|deal, cheapest !dj|florist|venue, least_expensive, lowest price, smallest thing|package|option, entry level, starting price, start|starts at|from, minimum price',
    'dearest-package':
      'most_expensive package|option, biggest package, dearest, priciest package|option, premium package',
    discount: 'discount, discounts, deal, deals, offer special, on_sale, promotion, promo, coupon, voucher',
    packages:
      'packages, package, what do_we_get|do_i_get|would_we_get|will_we_get|can_we_get, what offer|offers|include|includes|included, options, bundle, bundles',
    capacity:
      'how_many first|second|third|that_one|there|it|other, how_many guests|people|persons|seats|dancers|ppl|dance|fit|hold|passengers|standing|guest|heads, capacity, max|maximum|most guests|people|number, big_enough, can|could|does|do|will|is|room|space fit|hold|seat|accommodate|take guests|people|us|everyone, how_big, how_large, seat guests|people, many|most fit|hold|seat|carry|dinner|seated|standing|dance, hold|holds more|most|people, bigger, biggest, largest, seats how_many',
    minimum: 'minimum, minimum_order, minimum_spend, at_least guests|order|spend, smallest order, least order',
    place:
      'where based|located|from|are|is|exactly, location, address, where_is, where_are, come_from, what town|city|area, directions',
    travel:
      'travel, come_to, will|do|would you|they come !where|from, drive_to, how_far go|travel|deliver|drive, travel_fee, serve area, cover area, deliver to, reach !into|pockets|pocket|you, travel_cost, go_to',
    rating: 'rating, ratings, stars, rated, score, how_good, best_rated, well_rated',
    reviews:
      'review, reviews, couples|people|clients|others|brides|customers say|said|think|thought, reviewed, feedback, testimonials, what_do say, reputation, any_good, recommend_them',
    'bad-reviews':
      'bad|negative|worst|poor|critical|unhappy|low|grumbling|mean|harsh review|reviews|rating|ratings|feedback|experience, worst|bad|negative|harshest|meanest people|couples|clients|customers|anyone|anybody|someone|others say|said|says|think|complain, worst_thing people|couples|clients|customers|anyone|anybody|about, dont|didnt|not|never people|couples|clients|customers|anyone like|love|enjoy !price|package, complain, complaint, complaints, grumbles, gripes, dislike people|couples|clients|customers|about, complained, anything_bad, bad_ones, bad_one, negative_ones, downsides, wrong_with, drawbacks, cons',
    deposit:
      'deposit, retainer, down_payment, hold|reserve|secure|save date|day pay|cost|much|money, upfront, up_front, at_the_start, in_the_beginning, to_begin_with, advance payment, prepay',
    payment:
      'when|how pay|paid|payment|payments|balance, balance due|owed|rest, payment|pay plan|schedule|terms|instalments|installments, installments, accept|take card|cards|cash|bitcoin|crypto|paypal|venmo|check|checks|zelle, final payment',
    cancellation:
      'cancel, cancellation, cancelling, canceling, refund, refundable, refunded, money_back, get back deposit|money|retainer, deposit back, call_off, get_out|back_out|pull_out of, out_of contract|deal|agreement, change_our_mind, non_refundable',
    availability:
      'available, availability, free on|in|date|may|june|july|august|september|october|november|december|january|february|march|april|saturday|sunday|friday, are_you_free, open_dates, still_have date, booked_up, fully_booked, calendar, taken on|date',
    hours:
      'hours open|opening|business|office, opening_hours, open on|sundays|saturdays|mondays|what, what_time, how_late, until_when, till_when, until_what, close at|time, curfew, end_time, which|what days, when open|close|end, late music|party, past midnight, closing',
    'lead-time':
      'how_long until|till|before|wait, how_far ahead|advance, latest order|book|ordered|booked, done|ready|finished|made|sewn|printed in weeks|months|days, far_ahead, in_advance, how_early, how_soon book|order|contact, when book|order|contact|write|reserve|finalize|final must|should|do|latest, weeks|months before, lead_time, how_fast, how_quickly, how_quick, turnaround, ahead, deadline, by_when, when get_in_touch|reach_out|contact, final numbers|number|count|headcount, last_minute, how_late cancellation',
    duration:
      'how_long !until|till|before|wait, duration, take long, how_many hours|minutes|days|weeks|months, last long, hours|minutes long',
    services:
      'services, what do|does you|they|he|she do, what_kind, specialize, specialise, specialty, speciality, style, what_else do, offerings, what provide',
    contact:
      'contact, phone, email, reach_them, call_them, website, instagram, get_in_touch !when|far|early|soon|ahead, number phone, message to|for_me, telephone, who talk_to|speak_to|speak_with|ask|call|contact, write_to !ahead|when|far',
    photos:
      'portfolio, see photos|pictures|work|images|gallery, examples of|work, gallery, sample, samples, show photos|pictures|images',
    owner:
      'owner, who_runs, who_owns, behind, who_is your|the owner|photographer|chef, founded, history, how_long business, your story, experience years, how_many years done|doing|been|in, how_long been|doing|have_you',
    similar: 'similar, like_them, like_this, like_it, alternatives, competitors, comparable',
    summary:
      'why choose|pick|hire|you|them, tell_me about, tell_us about, about_them, more_about, info, information, describe, overview, details, summary, know about, good_venue, learn_more, any_good',
  },
  site: {
    'vision-create':
      'create|make|generate|start|new|draw|get|build vision|visions how|can|where|do, vision how|what|explain !long|much|many|edit|share|delete|see|download, what_is vision, what vision, vision_board, picture|image|preview of wedding how|can|make|generate, visualize, ai image|picture|images|pictures, create|make|generate vision',
    'vision-time':
      'how_long vision|visions|picture|image, vision take|takes|ready|when|still|waiting|slow, vision|visions not_ready, vision generating',
    'vision-edits':
      'how_many edits|changes|times edit|vision, edit|change|modify|adjust|redo|tweak vision|visions, edits vision|visions|per|free|get, edits !used|left|up|run',
    'vision-edits-used':
      'edits used|gone|up|left|no|run|ran|out|finished|more|over|after, no_more edits, used all edits, out_of edits, third edit',
    'vision-photos':
      'how_many photos|pictures|images vision|visions|upload, photos|photo|picture|pictures|image|images vision|visions add|upload|use|own|attach|put, upload photo|picture|image|photos vision|venue|own',
    'vision-share':
      'share vision|visions|picture|board, send vision|picture|visions mom|friend|partner|family|someone|link, show vision mom|friend|partner|family',
    'vision-private':
      'mom|mother|friends|family|anyone|vendors|others|people see my_board|our_board|my_visions|our_visions|board, vision|visions private|public|visible|secret, who|other|others|people|anyone|anybody|vendors|someone see|sees|view|look vision|visions',
    'vision-failed':
      'vision|visions|generation|picture|image fail|failed|fails|error|broken|crashed|stuck|wrong, vision|visions didnt|doesnt|not|wont work|load|finish|come|appear, credit gone|lost|wasted|back vision|failed',
    'vision-download':
      'download|save|export|print vision|visions|image|picture phone|computer|pdf|how|can|without, download|print vision|visions|image|picture',
    watermark:
      'watermark, watermarks, watermark|watermarks picture|pictures|photo|photos|image|images|vision|visions, remove|without watermark|watermarks, logo picture|image|vision, mark on|over picture|image|vision|visions, text_over picture|image, stamp picture|image|vision',
    'credits-price':
      'credit|credits cost|price|much|buy|get|purchase|pack|packs|more|pricing|expensive, how_much vision|visions, pack|packs cheapest|price|cost|much|biggest|smallest|which|what, price vision|visions, buy credits|visions|pack, credit_pack, credits !expire|left|have|refund|gone|remaining, extra|more visions, number_visions, visions cost|price',
    'credits-expire':
      'credit|credits expire|expiry|expiration|valid|run_out|last|lapse|forever, unused credits|visions|credit, visions|credits roll_over|rollover, credits how_long',
    'credits-refund':
      'refund|return|money_back|back|undo credit|credits|pack|purchase, credits refundable, unused credits',
    'monthly-plan':
      'monthly plan|subscription|price|cost|pass|membership, subscription, subscribe, membership, plan cost|include|includes|price|month, plans which|what|price|prices|monthly, premium plan|account|version, unlimited visions|plan, upgrade, per_month, pro plan|version',
    'cancel-plan':
      'cancel|stop|end|quit monthly|my|our|the plan|subscription|membership, cancel|stop|end|quit|terminate|unsubscribe plan|subscription|monthly|membership|renewal, unsubscribe plan|subscription|monthly, auto_renew|autorenew, stop paying monthly|plan|month',
    'free-plan':
      'free plan|account|version|tier, what free plan|get|include|version, trial, free credits|visions, whats_free',
    'site-price':
      'is_this free, =is it free, =is this free, is free site|website|app|service|this|assistant|vowkit|tool|to_use, site|website|service|app|vowkit|tool|platform cost|costs|price|pay|fee|free, cost_to use, do_we|do_i|have_to pay use|site|website|app|vowkit|anything, costs_nothing, catch, commission, how_much site|website|app|vowkit, pay to use',
    'save-vendor':
      'save|bookmark|heart|favorite|favourite|shortlist|keep vendor|florist|venue|photographer|later|them|one|someone how|can !where_are, add favorites|favourites|favorite|favourite, how save vendor, bookmark, shortlist',
    'saved-vendors':
      'where|find|see|how saved|favorites|favourites|favorite|bookmarked|bookmarks|shortlist|hearted, where saved vendors, my favorites where',
    'message-vendor':
      'how|where|can|want message|write|contact|chat|talk|text|email|reach vendor|vendors|them|photographer|florist|venue|someone|business, how message, send message vendor|how|can, start conversation|chat, contact a_vendor|vendors',
    'see-replies':
      'where|how|see|find|read replies|reply|answers|answer|responses|inbox|messages vendor|vendors|from|my|are, where messages|inbox|replies, vendor|they reply|replied|answered|answer|respond when|where|how|long, did_vendor reply',
    'inquire-or-message':
      'difference|vs|versus|or|better inquire|inquiry|enquire|enquiry message, inquire|inquiry message',
    inquire: 'inquire, inquiry, enquire, enquiry, request quote, ask_for quote, get quote|quotes how, request_info',
    deals:
      'claim deal|deals|offer|discount|it, how|where deals|deal|offers|discounts|discount|exclusive work|find|claim|get|use|see, exclusive_deals, redeem',
    'sign-contract':
      'sign contract|contracts|agreement|document|documents how|online|where|can|do, sign online|electronically|digitally, e_sign, esign, signature how|where|online|legal|electronic, how|where sign !up|in|language',
    'partner-signs': 'partner|fiance|fiancee|husband|wife|both|we_both|spouse sign|signature|signs, both sign',
    documents:
      'upload|share|send|attach|add document|documents|file|files|pdf|plan|floor_plan|contract|moodboard vendor|vendors|with|can|how|where, upload|share document|documents|file|files|pdf|floor_plan, documents where|find|are|how, upload vendor',
    'document-count':
      'how_many files|documents|file|pdfs|document, limit|max|maximum|number files|documents|uploads, file size|limit',
    'pay-invoice':
      'how|where|can|want pay invoice|invoices|bill|bills|vendor|vendors|online|here, make payment, pay invoice, how payments work, pay through|here|site|app|card vendor|site|how|can, payment secure|safe, invoice|invoices where|how|find|see, partial payment',
    'vendor-refund':
      'want|need|get money_back, refund vendor|vendors|from|invoice|payment|booking|get|deposit, money_back vendor|vendors|from, refund how|can|get',
    'cancel-booking':
      'cancel|undo|drop booking|bookings|vendor|reservation|contract|florist|photographer|venue|caterer|dj|appointment how|can|want|where, cancel booking, unbook, cancel a_vendor',
    booking:
      'book it|them|this|that|him|her, how|where|can book|reserve|hire vendor|vendors|them|someone|through|here|work|one, booking work|works|how|process, how_do book|hire, book_through, how book',
    'delete-account':
      'delete|remove|close|erase|deactivate|terminate|cancel account|profile|membership|myself !facebook|instagram|google, delete data|everything|information all|my|our, leave site|vowkit, unregister, right_to_be_forgotten, forget_me',
    'undo-deletion':
      'undo|restore|recover|reverse|stop|cancel|reactivate|undelete|back deletion|deleting|deleted|delete account|deletion|it, restore|recover|reactivate|undelete account, changed_my_mind account|delete|deleting|deletion, get back account',
    'export-data':
      'download|export|copy|get|request|takeout data|information|everything all|my|our|copy|of, export data, download data, copy_of data, gdpr, data portability',
    privacy:
      'privacy, what|how|where do|use|store|keep|happens|stored|used|sell data|information|info|details|personal, sell|share|store data|information|details|info|email|emails|address, my_data safe|secure|private|used, data protection|policy, who|vendors|can|do see|sees|know my|our data|details|information|profile|budget|email, personal data|information, track us|me, cookies, is_it safe|secure, confidential, vendors see budget|favorites|saved',
    'forgot-password':
      'forgot|forgotten|lost|reset|dont_remember|cant_remember|recover password|passwort|pasword|login, reset password, cant log_in|login|sign_in',
    'change-password': 'change|update|new|set password how|can|where|my|a, change password',
    'change-email':
      'change|update|different|new|wrong|correct email|e_mail|address|mail my|our|account|how|can, change email',
    'change-wedding':
      'change|update|edit|move|set|correct|enter|wrong wedding date|location|details|venue|place|day how|can|where|our|my, change date|names|name|location how|where|our|my|settings, change our date|names|name|budget',
    settings:
      'settings, change|update|edit|upload profile|photo|avatar|name|names|phone|language my|our|how|profile, notifications, notification, turn_off emails|notifications, preferences, unsubscribe',
    'create-account':
      'create|make|open|register|new account|profile how|can|do|need, sign_up, signup, register, join how|site|vowkit !florist|vendor|photographer|business, need_an account, have_to register|sign_up',
    'sign-in':
      'log_in how|cant|where|need|password, login how|where|page|problem|trouble|need|cant, sign_in how|where|cant|trouble|without, need password log_in|login|sign_in, password log_in|login|sign_in need, without password, log_out, logout, sign_out',
    'login-code':
      'code never|didnt|not|doesnt|no|where|missing|havent|havent_received|arrive|arrived|received|wrong|expired|invalid|login|email, login_code, verification code|email, one_time code, otp, never_got email|code, email didnt|never|not arrive|arrived|come|came|receive|got, 6_digit, six_digit',
    'magic-link': 'magic_link, magic link, personal link|invitation',
    'magic-link-invalid':
      'magic_link|magic invalid|expired|broken|not|doesnt|says|error|failed|used|wont|old, link invalid|expired|says|broken|doesnt_work',
    inspirations:
      'inspiration, inspirations, moodboard, mood_board, pinterest, inspiration_board, add inspiration|idea|ideas, inspiration|inspirations photos|images|pictures|photo how|add|upload|save',
    'wedding-fair':
      'wedding_fair, fair, fairs, expo, bridal_show, scan qr|code|vendor|vendors, qr, qr_code, trade_show',
    areas:
      'which|what areas|regions|cities|locations|places|states|counties|area cover|support|serve|you|available, areas cover|support|serve, outside|beyond california|northern_california|bay_area|state|us|usa, vendors|anyone outside|abroad|beyond|elsewhere, other states|countries, where do you operate|have_vendors|work, only california, other states|countries, cover all|whole|other',
    'how-many-vendors': 'how_many vendors|listings|suppliers|businesses|couples !share|files|message, number vendors',
    categories:
      'what|which categories|kinds|types|kind|category vendors|vendor|have|are|there, list categories, all categories',
    'for-vendors':
      'i|we|my|our how|can|could|may|love|like|want get|be|become|getting listed|featured|found|included|on_here|on_your_site|on_this_site !couples, i|we do|shoot|film|bake|cater|play|sing|sew|design|make|run|own|rent|officiate|photograph join|listed|featured|work_with_you|partner_with_you|be_on|get_on, my|our band|studio|team|business|company|shop|bakery|farm how|can|could join|listed|featured|get_on|be_on|partner, i_am|im|i|we_are|were|my|own join|list|advertise|sell|register|sign_up|vendor|listed|promote|offer florist|photographer|vendor|business|venue|caterer|dj|company|baker|planner|services|here, become vendor, list my|our business|venue|company|services, im_a vendor|florist|photographer|planner|dj|caterer|baker|musician|videographer|officiant|jeweler|stylist|designer, i_am_a vendor|florist|photographer|planner|dj|caterer|baker|musician|videographer, vendor sign_up|signup|login|account|join|register, how vendors|businesses join|listed|advertise, advertise, for_vendors, i_run|i_own business|studio|shop|company|bakery|venue, add my business|company|venue|studio',
    ranking:
      'how|why do|are|you|does rank|ranked|ranking|sorted|order|choose|chosen|pick|picked|recommend|decide vendors|results|list|them|these|list, paid pay|pays top|first|recommend|recommended|listed|rank, sponsored, ads, advertisement, biased, why_these',
    'reviews-work':
      'how|who|where|can write|leave|post|give|add|work|fake|real|verified review|reviews|rating|ratings|feedback, reviews real|fake|verified|from|trust|work, leave review, write review',
    languages:
      'what|which|other languages|language speak|understand|answer|site|do|can !subtitles|vendor|ceremony, do_you speak|understand spanish|french|german|english|italian|portuguese|chinese|arabic|another|other|my, speak spanish|french|german|chinese|arabic|italian|portuguese|english you|u|can, in_another language, change language, in_my language, habla espanol',
    'no-app':
      'app|apps is|there|have|download|install|mobile|iphone|android|store|phone, mobile_app, iphone, android, app_store, install, google_play',
    assistant:
      'you|assistant|bot|chat remember|save|store|record|keep conversation|chat|said|talk|messages, how do_you|assistant work|know|answer, where do_you get|know information|data|info|answers, are_you chatgpt|gpt|ai, chatgpt, language_model, which|what model ai|are|you|use, your answers|information correct|reliable|true|accurate|come, conversation stored|saved|private',
    support:
      'support !spanish, ghosted, scammed, no_show, didnt_show_up, never replied|replies|answered|answers|responded|responds|showed !code|email, not|wont|doesnt|isnt reply|respond|replying|responding|answering, contact|email|reach|phone|call|write you|support|vowkit|team|site|customer|help_desk|staff, customer service|support|care, help_desk, phone_number your|support|vowkit, support email|contact|phone, complain about|vendor|site|how, complaint, report vendor|bug|problem|scam|user|abuse, bug, not_working site|page|button|website, something_wrong with_the_site|site, technical problem|issue|help, problem site|website|payment|account, vendor scam|fraud|cheated|scammed|ripped|ghosted|no_show|rude',
  },
  own: {
    owed: 'we|i still|do owe|owing|owes !next|overdue|when, what|how_much|who|whom owe|owing|owed|outstanding, owe anyone|anybody|someone|money|total, outstanding invoices|balance|bills|payments|amount my|our|any|do|what|show, unpaid invoices|bills|invoice|bill, invoices|bills open|unpaid|outstanding|pay|left|have|my|our|show|list|any !how|paid|where, left_to pay, have|need_to_pay still|yet|left pay, what we_pay still, amount due, my|our invoices, my|our bills, remaining balance|payments my|our|we',
    overdue:
      'overdue, past_due, late payment|payments|invoice|invoices|bill|paying we|i|any|are|my|our, missed payment|payments|invoice, are_we|am_i late|behind, behind payments',
    'next-due':
      'next due|payment|invoice|bill|pay when|what|is|our|my|whom|who, when is|do|are|our|my invoice|payment|bill|deposit|balance due, due next, due when|this_month|this_week|next|soon, what due, when pay next, upcoming payments|invoices|bills|payment, pay_next, when deposit due',
    paid: 'have|did|which|what|how_much we|i|ive|weve|already|been paid !get|how_do, paid invoices|bills|already|so_far|already|yet, how_much paid|spent, spent so_far|already|we|i, did_we|did_i|have_we|have_i pay|paid, receipts, payment history',
    contracts:
      'do_i|do_we|have_i|have_we have|any contracts|documents|agreements sign, contract|contracts|document|documents|signature|agreement|agreements waiting|sign|signed|pending|unsigned|open|missing my|our|we|i|any|all|us|me !how|online|can|where, contract|contracts|documents to_sign|waiting|pending|signed|unsigned, waiting signature|sign, need_to|have_to|must|should sign we|i|anything|something !how, our|my contracts',
    unread:
      'unread, new messages|message|mail|replies !how, any messages|message|replies|mail|reply, messages do_i|have|my|got|anyone|check !how|can|send, who|anyone|anybody|somebody|vendor wrote|written|replied|messaged|answered|contacted us|me|back, who_wrote, did anyone|anybody|someone|vendor|they|any reply|write|answer|respond|message, heard_back, inbox new|any|check|my',
    'wedding-date':
      'when|what is|date|day|are|do our|my|we|i wedding|married|marry|marrying|big_day !pay|book|should|must, wedding date our|my|what|when, what date|day wedding|married|getting, our|my wedding_date|date, when_am|when_are married|marrying, our|my big_day',
    'days-left':
      'how_many|how_long days|weeks|months|time|sleeps|till|until|to|left|long wedding|left|until|till|then|big_day|go|us|married !edit|credit|vision|take, days|weeks|months until|till|left|to|before wedding|left|then|go|married|big_day, countdown, how_long till|until|to then|wedding|we|big_day, time left wedding|we|until',
    'wedding-place':
      'where are|is|do|am we|our|my|i getting|wedding|marry|marrying|married !can|could|should|scanned|fair, our|my wedding location|city|place|town, which|what city|town|place wedding|marrying|married our|my|we|us',
    budget:
      'our|my budget !within|under|is|over|change|split|fits|fit, what our|my budget, whats budget our|my, how_much can|do|our|my spend|budget we|our|my|i !venue|photographer|on, budget again|left|remaining|set, budget we|i|did set|enter|entered|have|say|told',
    wedding:
      'what know|have|saved|remember|do us|me|about_us|about_me|our_wedding|my_wedding, my|our profile|details|wedding_details|data show|what|see|tell|summary !change|edit|export|download|do_you|happens, know_about us|me, who_am i, what_style our|my, our|my wedding_style|style|colors|theme what|whats|show',
    booked:
      'who|what|which|whom|vendors we|i|have|did|our|my|already booked|hired|reserved|book|hire !how|should|can, booked vendors|already|who|so_far, our|my booked|bookings|booking|reservations !cancel|how, vendors_we_booked, already|have_we book|booked|hired !how, did_we|have_we book|booked',
    saved:
      'my|our favorites|favourites|favorite|favourite|saved|shortlist|bookmarks|hearts !add|how|where, who|which|what|vendors|vendor|show|list did|have|saved|i|we save|saved|favorited|favourited|liked|hearted|bookmarked|shortlisted !how|where|later|data|money, show favorites|favourites|saved|shortlist|favorite, saved vendors !where|how|find',
    active:
      'who|which|what|vendors are|am|do talking|touch|contact|chatting|in_touch|contacted|messaged|messaging|writing we|i|with !how, in_touch_with, did|have we|i contact|contacted|message|messaged|inquire|inquired !how, active vendors, vendors|who we|i|ive|weve contacted|messaged|wrote|written !how, open conversations|inquiries, my|our inquiries',
    scanned: 'scanned, vendors|who fair|expo we|i|met|from, met fair|expo, fair vendors',
    credits:
      'how_many credits|visions left|have|do|remaining|still|my|our|i|we !get|free|photos|make|made|create|created|did, credits left|remaining|have|my|our, my|our credits, visions left|remaining|still, credit_balance, credits balance, do_i|do_we|have_i|have_we credits|credit !get|buy|how_do',
    plan: 'which|what plan|subscription|tier am|are|on|have|do|i|we|my|our !include|cost|rain|bad|get|free, my|our plan|subscription|tier what|which|is|show|current !cancel|stop|rain|change, am_i|are_we subscribed|premium|free|paying|plan|monthly, on_which plan, current plan|subscription',
    visions:
      'how_many|which|what|show|list|see|any visions|vision did|have|made|make|created|we|i|my|our !get|left|free|can|photos|upload|per|create|cost|edits, my|our visions|vision !share|edit|see|failed|download|delete|save|print, is|are my|our vision|visions ready|done|finished, visions made|created|ready|finished',
    missing:
      'what|which|who|vendors missing|lack|still_need|dont_have|do_we_need|need|havent|yet we|do|is|are|vendors|still|booked|book|from|our|i !next|sign|know|pay, still_need|still_have book|find|get|hire, forgot|forgotten|forget anything|something|have_we|did_we, left_to book|do|find, havent_we booked|found, havent booked|found yet|still, what_is missing, whats missing',
    'next-steps':
      'what should|do|must|now|to|shall|next next|now|first|then|do we|i|do|us !pay|due|cost, what_next, whats_next, next step|steps|thing, to_do_list, todo, todo_list, checklist our|my, what_now, where_do_we|where_do_i stand|go_from, how_far along, on_track, are_we on_track|behind_schedule, progress, =next',
  },
  smallTalk: {
    hello:
      '=hi, =hello, =hey, =hiya, =howdy, =yo, =sup, =greetings, =hi there, =hello there, =hey there, =good morning, =good afternoon, =good evening, =good day, =hello again, =hi again, =start, =hi assistant, =hey assistant, =whats up, =wassup, =helo, =hii, =heyy, =hallo, =hey you, =hi everyone, =hello assistant, =hi hi, =anyone there, =is anyone there, =are you there',
    thanks:
      'thanks, thank, thx, tysm, =thanks, =thank you, =thx, =ty, =cheers, =many thanks, =thanks a lot, =thank you so much, =thanks so much, =much appreciated, =tysm, thanks|thank|thx|appreciate helpful|help|great|much|lot|lovely|all|perfect|super|again|that, =ok thanks, =great thanks, =perfect thanks, =that helps, =great help, =thank u, =thanks that helps, =cool thanks, =ta, =thanks mate, =no thanks, =thanks bye',
    goodbye:
      '=bye, =goodbye, =see you, =see you later, =good night, =bye bye, =later, =cya, =ciao, =take care, =talk later, =goodnight, =have a nice day, =have a good day, =gotta go, =ttyl, =thats all, =that is all, =see ya, =farewell',
    'how-are-you':
      'how_are you, =how are you, =hows it going, =how is it going, =how are things, =how do you do, =you ok, =how r u, =how are u, =hows your day, =how was your day, hows_it going, how_you_doing, =how are you doing, =whats new',
    'who-are-you':
      'who_are you, what_are you, are_you bot|robot|human|real|person|ai|machine|computer|program|alive|sentient|chatbot, whats|what_is your name, your_name, who_made you, who_built you, who_created you, am_i talking human|bot|person|robot|machine|real, is_this bot|robot|human|ai|person|automated, =who is this, =who r u, =what r u, you_a bot|robot|human|person|machine',
    abilities:
      '=help, =help me, what_can you|i|u do|ask|help|tell, what_do you do|know !charge|cost|about|wedding, how_can|how_do you help, =menu, =options, how_does_this work, =how does it work, =what can i ask, what_can_i ask, what_can_you do, =commands, what are_you good|able|for, =what is this, =how does this work, =i need help, =can you help me, =can you help, =what do you do, =?',
    joke: 'joke, make_me laugh, something_funny, funny_story, sing_me, poem, tell_me story, pun, sing song me, knock_knock',
    yes: '=yes, =yeah, =yep, =yup, =sure, =of course, =absolutely, =yes please, =y, =please do, =go ahead, =definitely, =right, =correct, =exactly, =yes thanks, =do it',
    no: '=no, =nope, =nah, =no thank you, =not really, =n, =never mind, =nevermind, =no thats all, =nothing, =not now, =forget it, =no way, =nvm, =stop',
    okay: '=ok, =okay, =k, =kk, =alright, =got it, =i see, =understood, =fine, =makes sense, =good, =good to know, =sounds good, =cool, =hmm, =hm, =ah ok, =oh ok, =ah, =oh, =noted, =interesting, =right ok, =oki, =okey, =aha, =oh i see, =wow, =well, =all right, =fair enough',
    laugh: '=lol, =haha, =hahaha, =rofl, =lmao, =hehe, =ha, =xd, =funny, =thats funny, =lolol, =very funny, =hahahaha',
    congratulations:
      'we_are|were|im|i_am|got|just engaged, just_got engaged, he_proposed, she_proposed, proposed, said_yes, got_engaged, im_getting_married, we_are_getting_married !where|when|in, were_getting_married !where|when|in, just_married, so_excited, im_excited, were_excited, =im getting married, =we are getting married',
    compliment:
      '=great, =perfect, =awesome, =nice, =lovely, =amazing, =wonderful, =super, =love it, =i love it, =love you, =i love you, =well done, =good job, =nice one, =fantastic, =brilliant, =excellent, =beautiful, =great job, you_are|youre|ur great|awesome|amazing|helpful|sweet|smart|best|nice|cool|funny|lovely|wonderful|good|kind|cute, good_bot, =very helpful, marry_me, =so cool, =very nice, =youre the best, =great answer',
  },
  distress: {
    crisis:
      'want|wanna|going|gonna|wish to_die|die|kill_myself|end_it|end_my_life|disappear|was_dead|were_dead !for|chef|cake|taste, kill_myself, killing_myself, suicide !squad|doors, suicidal, dont|not want|wanna live|be_alive|be_here|go_on|wake_up anymore|any_more|longer|live|alive|wake_up, end_my life, take_my_own life, hurt_myself, hurting_myself, cutting_myself, self_harm, better_off dead|without_me, no|nothing|not reason|point|worth|left to_live|living|live_for, harm_myself, cant|cannot go_on, want_to_die !for, wish_i_was|wish_i_were dead|gone|never_born, overdose',
    violence:
      'hits|hit|beats|beat|hurts|hurt|punched|punches|slapped|slaps|kicked|abuses|abuse|abusive|choked|strangled|threatens|threatened|attacked|raped|violent|grabbed|shoved|stalking|stalks|scared_of|afraid_of|pushed me|us|fiance|partner|husband|boyfriend|girlfriend|wife|he|she|him|her !music|budget|head|road|feelings|horse|price|spot|floor, domestic violence|abuse, im|i_am|am|feel scared|afraid|terrified him|her|partner|fiance|husband !dog|horse|heights, unsafe|not_safe|dont_feel_safe partner|fiance|him|her|home|husband|wife|boyfriend|girlfriend|relationship, im|feel|feeling|am unsafe !venue|car|bus|road|site|paying, forced|forcing|forces marry|marriage me|us|to, forced_marriage, hits_me, beats_me, abusive partner|fiance|he|she|relationship|husband|wife|family|boyfriend|im|my, he|she|fiance|partner controls|controlling|wont_let me|everything|money, threw at_me, angry|rage|rages|temper|furious|drunk he|she|hes|shes|fiance|partner hide|scared|afraid|breaks|throws|smashes|frightens, screams|yells at_me, physical with_me',
    death:
      'died !cake|chef|phone|battery, passed_away, passed away mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat|last|yesterday|today|week, is_dead, dead mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat !drop|line|gorgeous, death family|in|mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat !chocolate, funeral !home|music|flowers, lost my|our|the mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat, grieving, grief, mourning, miscarriage, miscarried, stillborn, dying mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat|is|cancer !to, terminal cancer|illness|ill, in_a_coma, killed accident|crash|car, widow|widowed, buried|bury my|our mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat',
    illness:
      'cancer mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat|diagnosed|has|have|got|i|im, diagnosed mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat|i|was|with, stroke|heart_attack mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat|had|has, hospital|hospice|icu|intensive_care mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat|in|i, mom|mum|mama|dad|papa|father|mother|parents|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|brother|sister|friend|grandma|grandmother|nana|grandpa|grandfather|groom|bride|son|daughter|baby|child|aunt|uncle|cousin|dog|cat seriously_ill|very_sick|very_ill|really_sick|gravely_ill, chemo|chemotherapy',
    panic:
      'panic, panicking, anxiety, anxious, freaking_out, panic_attack, cant|cannot breathe, im|so|really|am|feel|getting|were|we_are stressed|stress|scared|terrified|nervous !venue|dog|horse|horses, stressed_out, meltdown, breaking_down, mental|nervous breakdown, cant|cannot|keep|stop stop|keep crying, could|want|wanna|gonna|going|about|just|only|i|im cry|crying|sobbing !joy|happy|makeup|mascara|baby|kids|speech|vows|laugh, in_tears !joy|happy, so_stressed, losing_it, losing_my mind, cant|cannot sleep|eat|cope|think|handle|function night|anymore|it|this|stress|stressed|im|i|so|straight|everything !guests|kids|people|venue|horses, hyperventilating, depressed !price|prices|expensive|cheaper, depression, going_crazy, going_insane, worried_sick, nightmares',
    'called-off':
      'wedding|weddings|marriage|engagement|everything is_off|was_off|off|cancelled|canceled|over|is_dead !percent|season|date|can|deposit|refund|discount|price|vendor|what_if|time|how|cost|day|days|late|close|on|at|by|to|until|enough|budget|policy|fee, its_off, it_is_off, its_over !at|by|when|in|on, its_dead, its_cancelled, its_canceled, called|calling|call|calls|cancelled|broke it|the_wedding|everything|things|engagement off|us|up fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|he|she|hes|shes|him|her|groom|bride|i|we|yesterday|wedding !deposit|refund|what_if|policy, called_off wedding|it|we|he|she, call_off wedding|it|everything !what_if|deposit|refund, broke_up, broken_up !day|into|party|event|monotony, break_up !day|into|party|event|monotony|room|space, breakup, splitting_up, split_up, we_separated, left_me|left_him|left_her|left_us|leaving_me|leaving_him|leaving_her|leaves_me fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|he|she|hes|shes|him|her|groom|bride|for|i|yesterday|today|at_the_altar !message|review|credits|note|voicemail|out|hanging, dumped, jilted, no_wedding anymore|any_more|after_all|now|there_is|theres|there_will, not_getting_married|no_longer_getting_married !in|at|on|outside|indoors|outdoors|church, wont_be getting_married|a_wedding !in|at|on|outside|indoors|outdoors|church|big, cheated on|me|fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|he|she|hes|shes|him|her|groom|bride, cheating fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|he|she|hes|shes|him|her|groom|bride|me|on, having_an affair, cold_feet, dont|doesnt|no_longer|not want|wants|sure|love|loves to_marry|to_get_married|marry|get_married|to_marry_me|to_marry_him|to_marry_her|marrying !in|at|on|outside|indoors|outdoors|church, dont|doesnt|no_longer|never love_me|loves_me|loved_me|want_me|wants_me !to, left_at_the_altar, engagement off|over|ended, she_left|he_left !the|a|an|his|my, isnt_happening, not_happening, single_again, wants_out|wants_a_break|break fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|he|she|hes|shes|him|her|groom|bride !of_town, ring gave|gives|threw back|away fiance|fiancee|partner|husband|wife|boyfriend|girlfriend|he|she|hes|shes|him|her|groom|bride, walked_out on, second_thoughts, having_doubts marrying|marriage|wedding|him|her|getting|about_us|i|im, doubts marrying|marriage|wedding|him|her|getting|about, not_going_through with',
    'cancel-wedding':
      'cancel|cancelling|canceling|stop wedding|marriage|whole_thing|everything|whole !vendor|booking|plan|subscription|policy|fee|refund|deposit|what_if',
    postpone:
      'postpone|postponing|postponed|reschedule|delay|push_back|move wedding|we|everything|whole|our_date !vendor|policy|deposit|fee|happens',
    money:
      'lost job|jobs|work|money|savings|house|everything i|we|my|our|he|she|both|just|all, lost_our jobs|house|savings, cant|cannot|can_not|couldnt afford|pay wedding|anymore|any_more|this|it|longer|for_it|rent, no_money left|anymore|wedding|at_all, broke|bankrupt anymore|completely|we_are|now|lost|totally, laid_off, made_redundant, got_fired, got_laid, was_fired, bankruptcy, unemployed, evicted, in_debt, drowning in_debt|debt, money_is gone',
    overwhelmed:
      'overwhelmed, overwhelming, too_much for_me|for_us|this_is|its_all|all|right_now !money|budget|cost|cheaper|price|pay|deposit, hate everything|this|wedding|planning|my|our|myself|all all|everything|wedding|planning|this|family|life|myself|dress|body !music|country|dj|buffet|food|speeches|chairs|style|color, i_hate wedding|this|it|everything|planning|myself, cant|cannot do_this|do_it|cope|go_through anymore|it|this|with, cant|cannot take_this|take|handle|stand anymore|it|this, give_up, giving_up, fed_up, exhausted, burned_out, burnt_out, dont_know what_to_do|where_to_start anymore|help|cry|im|i|all|him|her, nothing_works, nothing_is|nothing done|ready|booked|right|working months|weeks|days|and|help|he|she|we|i, fight|fights|fighting|argue|arguing|argument about|constantly|partner|family|we|my|all|every|daily !music, sick_of this|it|planning|everything|wedding|all, at_my_wits_end, hopeless, helpless, want_to_cry, family|parents|mom|mother|father|dad|sister|in_laws|mother_in_law fighting|drama|ruining|hates|hate|refuse|refuses|disowned|wont_come|not_coming|disapprove|driving|against|boycott, so_tired, so_alone, all_alone, feel|im|am|so lonely|alone|sad|miserable|awful|terrible|lost|stuck|guilty|ashamed|desperate|heartbroken|devastated|crushed|unhappy|hopeless|empty|numb !music|venue, heartbroken, devastated, nobody|noone|no_one|none|he|she|partner|fiance|doesnt|wont|never help|helps|helping|cares|care|supports|listens|understands me|us|with|planning|wedding|i|im|all|doesnt|and|at_all !can|need|looking|does|anyone, everything_is|all|everything going_wrong|wrong|falling_apart|a_mess|ruined|a_disaster|collapsing, falling_apart, cry my_eyes, regret getting|saying|engaged|this|everything|marrying, want_to quit|run_away|give_up|elope_and_hide, running_away, drowning in|i|im, ruined|ruining my|our wedding|day|life|dress|everything, nobody|no_one coming|come wedding|to, wish i_never|we_never|it_was over, at_the_end of_my',
  },
  advice: {
    'budget-split':
      'split|divide|allocate|distribute|break_down|breakdown|spread budget|money, how|should split|divide|allocate, budget split|divide|breakdown|allocation|percent|percentage|spend_on, how_much should|do|would spend|budget|people wedding|venue|photographer|on|average|flowers, how_much should|do|does|would cost wedding|weddings, average cost wedding|weddings, average wedding|cost, typical wedding budget|cost',
    timeline:
      'enough|long|time to_plan !vision, when|how_early|how_far should|do|must|we|i|have_to|need|to|best book|hire|order|send|start|buy|reserve|plan venue|photographer|florist|caterer|dj|invitations|save_the_dates|dress|rings|cake|vendors|planning|everything|things, timeline, checklist, where start|begin do|to|should, where_do start|begin, first_thing, what first book|do|plan|order|thing, planning order|steps|start, how_start planning, order book|vendors|things, what_do_i do_first, how_long plan|planning|take wedding|plan, start_planning',
    'questions-to-ask':
      'what|which questions should|to ask, questions ask|for venue|photographer|vendor|florist|caterer|dj|them|planner, what should|to|must ask|look_for|watch_out|check vendor|venue|photographer|florist|caterer|dj|planner|officiant|them|before|signing, look_for in',
    tips: 'tips, advice, tricks, how save money|costs, save_money, ways_to save, how cut costs|cost|guest_list, guest_list how|cut|who|many, who_to invite, how_many people|guests should|invite, seating how|chart|plan, what_time ceremony should|start, rain plan|backup should|need|do, how choose|pick|decide|find|select venue|photographer|florist|vendors|vendor|caterer|dj|dress|date, should_we|should_i tip|have|hire|invite|get|do, is_it rude|ok|worth|normal|customary, do_we need planner|dj|band|officiant|videographer|photographer, worth_it, etiquette, vows how|write|writing, first_dance song|songs, speech how|write, small wedding ideas|how, wedding ideas, ideas for, trends, best month|season|time|day wedding|marry|get_married, colors|colours go|match|with|which|what, theme ideas|what|which',
  },
  rude: 'fuck, fuck_you, fucking, shit, shitty, bullshit, asshole, bitch, idiot, idiots, moron, stupid, dumb, useless, suck, sucks, you_suck, worthless, crap, damn_you, shut_up, hate_you, garbage you|this|bot|answer, trash you|bot|this, dumbass, wtf, screw_you, go_to_hell, retard, loser, pathetic, worst bot|assistant|chatbot|service|site|app',
  person:
    'talk|speak|chat|connect|transfer|reach|pass human|person|agent|representative|someone_real|real_person|operator|staff|real_human|employee !vendor|marry|plan|cater|cook, need|want|get agent|representative|operator, human, real_person, actual_person, live_agent, live_chat, real_human, customer_service talk|speak|call, call_me, someone_real, speak_to someone|manager, talk_to someone|manager|somebody, supervisor, manager talk|speak|your, representative',
  injection:
    'who|which else|other_couples|couples booked|hired|uses|using|getting_married !we|us|our|should|can, invoices|invoice|messages|contracts|contract|budget|password|email|bookings|booking|credits|visions|account|data|phone sisters|friends|neighbors|brothers|cousins|exs|ex|ex_boyfriend|ex_girlfriend|coworkers|colleagues|boss|strangers|someone_else|somebody_else|anyone_else|another_couple|other_couple|other_couples|different_couple !send|share|show_to|see|can|how, ignore|disregard|forget|override|bypass previous|above|all|your|prior|any|the instructions|rules|prompt|guidelines|restrictions|instruction|training, system_prompt, your instructions|prompt|system_prompt print|show|reveal|repeat|tell|what|output|give, reveal prompt|instructions|system, you_are_now, act_as, pretend to|you|be, jailbreak, dan_mode, developer_mode, no rules restrictions|have|you, roleplay, role_play, repeat after_me|this_link|this|word, reply_only with, respond_only with, say_only, i_am|im the_admin|admin|administrator|developer|owner|ceo|vowkit, admin password|access|mode, password of|for @, password partner|partners|husband|husbands|wife|wifes|someone|maya|his|her|their, api_key, api|secret key|keys, database, drop_table, select_from, sql, source_code, list|show|give|all|send emails|email|phone_numbers|addresses|passwords|names|data of|all couples|users|customers|everyone|members|people, other|another|someone_elses|everyones|all couple|couples|users|peoples|brides|bride|person|people|account paid|pay|spend|spent|budgets|invoices|invoice|messages|message|contracts|contract|emails|email|data|wedding|budget|account|details|visions|credits|bookings !my|our|mine, what did|has write|wrote|written|say|said|message|messaged|pay|paid to !people|couples|they|reviews|clients, tell_everyone, say|confirm|write|tell|agree|post that is|are scam|fraud|liar|terrible|bad|criminal|cheats|thief|fake, confirm all|that|prices|new|now|price, confirm said|says|told|promised|agreed, all prices are|now, prices_are now, hack, exploit, phishing, malware, xss, javascript, from_now on, from|starting today|now_on|here_on answer|answers|reply|replies|respond, every|all|each answer|answers|reply|replies|response|responses ends|end|starts|start|begins|must|should|with, new_instructions, system_message, override, ssn, credit_card numbers|number|data other|of|all, give me_the|all password|passwords, log_me_in_as, sign_me_in_as, access_to account|accounts other|his|her|their, dump',
  outOfScope:
    'cover_letter, resume, linkedin, salary raise|negotiate|ask, phone buy|best|new|which, smartphone, iphone_or, android_or, ants, cockroaches, mice, termites, mosquitoes, mona_lisa, painted who, wrote|written|discovered|invented|composed who, name puppy|dog|cat|baby|kitten|goldfish|my_son|my_daughter, baby_names, poem about, limerick, haiku, translate into|to|from, grammar, spelling_of, synonym, definition, conjugate, latin, calculus, algebra, geometry, physics, chemistry, biology, exam, quiz, trivia, riddle, crossword, chess, minecraft, fortnite, playstation, xbox, gta, pokemon, league_of_legends, wordle, workout, lose_weight, diet plan|keto|calories|lose, calories, vitamins, ibuprofen, aspirin, paracetamol, antibiotics, dose|dosage, allergy medicine|pills, covid, flu, back_pain, toothache, dentist, therapist, vet, pregnancy, stomach hurts|ache|pain, blood_pressure, diagnose, cure, landlord, tenant, eviction, sue_my, custody, will_and_testament, parking_ticket, speeding_ticket, police, arrested, bail, mortgage_rate, interest_rate, exchange_rate, stock_market, bitcoin, ethereum, dogecoin, nft, credit_score, student_loan, irs, 401k, retirement, car insurance|loan|oil|start|battery|tires, oil_change, flat_tire, train_to, bus_to, airport, flight_to, hotel_in paris|london|rome|tokyo, directions_to, traffic, uber, lyft, distance between|from, time_zone, how_far_is, mount_everest, moon, mars, sun earth|far|hot, universe, dinosaurs, earthquake, volcano, climate_change, war, ukraine, president, prime_minister, congress, senate, supreme_court, abortion, gun_control, religion best|true|which, god_exist, meaning_of_life, astrology, tarot, lottery_numbers, winning_numbers, football, basketball, baseball, hockey, soccer, tennis, golf, olympics, nba, nfl, fifa, messi, ronaldo, movie_tonight, netflix, spotify, youtube, tiktok, instagram_followers, twitter, reddit, elon_musk, taylor_swift, beyonce, kardashians, celebrity, gossip, the_knot, weddingwire, zola, google better|or, alexa, siri, chatgpt better|than, recipe, recipes, bake_a, cook_a, boil_eggs, lasagna, banana_bread, sourdough, cocktail recipe|make|mix, wifi password|slow|router|fix, printer jam|fix|not_working, excel, powerpoint, macbook, windows_11, laptop, javascript, java, html, css, sql, regex, python, code_for, linux, git_commit, plumber, electrician, roof, lawn, garden plants|weeds|tomatoes|grow, tomatoes, houseplant, furniture ikea|assemble, ikea, vacuum, laundry, stain remove|shirt|carpet, weather, rain|sunny|snow|temperature|forecast tomorrow|today|this_weekend|next_week|next_weekend|tonight will|forecast|is, forecast, vote, election, elections, president, politics, political, democrat, republican, trump, biden, recipe, recipes, how cook|bake bread|cake|chicken|dinner|rice|pasta, banana, python, javascript, code|program|function|script|regex|html write|debug|fix|python, sort list python|function, homework, essay, write essay|homework|thesis|report, equation, %_of, percent_of, solve, math, calculate, derivative, integral, capital_of, population, translate, rash, symptom, symptoms, doctor, medicine, medical, headache, fever, vaccine, pregnant, stock, stocks, invest, investing, bitcoin should|price|buy|invest, crypto should|buy|price, shares buy|should, super_bowl, world_cup, football, soccer, nba, nfl, baseball, basketball, olympics, who_won, game last_night|score|won|yesterday, match last_night|score|won, flight, flights, airline, plane_ticket, visa, passport, immigration, k_1, green_card, car brakes|brake|engine|oil|repair|tire|tires|broken, brakes, facebook, instagram account|delete|password|followers, twitter, tiktok, netflix, whatsapp account|delete, gmail, movie|film|show|series|book|game recommend|watch|tonight|best|good !wedding|our, news today|latest|whats|the, celebrity, taylor_swift, kardashian, who_is elon|musk|king|queen|pope, elon_musk, meaning_of life, horoscope, zodiac, lottery, war, history_of, who_invented, how_tall, how_old is, tallest, planet, planets, moon_landing, einstein, lawyer, sue, lawsuit, divorce, prenup, tax|taxes file|return|my, insurance car|health, mortgage, rent_apartment, apartment, job find|looking|apply|interview, resume, cv, dating, girlfriend find|get, boyfriend find|get, boyfriend|girlfriend need|want, dog_food, cat_food, plumber, laptop, computer fix|buy|broken, wifi_password, restaurant|restaurants tonight|near|good|best !wedding, hotel cheap|tonight|book paris|london|rome|york, uber, pizza order|delivery|hungry, time_is_it, what_time_is_it, what_day_is_it, honeymoon, poem write, song_lyrics, chess, sudoku, who_is_the president|king|queen|pope|prime_minister, gun, guns, drugs, weed, cocaine, porn, sex, casino, gambling, bet, honeymoon best|where|ideas|destination|destinations',
}
