"""The vocabulary of a shop's app."""

AREAS = """
Account Address Analytics Basket Billing Booking Brand Campaign Category Catalog Checkout Claim
Comment Contract Coupon Courier Credit Customer Delivery Deposit Device Discount Draft Event Export
Favourite Feedback Gift Group Help Image Import Inbox Invoice Label Ledger Location Loyalty Market
Member Message Notice Offer Order Package Payment Payout Plan Product Profile Promotion Receipt
Refund Report Return Review Reward Route Sale Schedule Shipment Stock Store Supplier Survey Tariff
Tax Ticket Tracking Transfer Voucher Wallet Warehouse Warranty Wishlist
""".split()

SUBJECTS = """
Archive Batch Budget Calendar Change Choice Code Consent Contact Currency Damage Day Detail Entry
Exchange Failure Filter Folder Goal History Hour Item Journey Level Limit Line Map Measure Month
Name Note Number Option Origin Page Period Photo Policy Price Proof Quantity Question Quota Range
Rate Reason Region Request Rule Search Season Series Share Size Source Stage Status Step Summary
Target Task Team Template Term Topic Total Trend Type Unit Value Variant Version Visit Week Zone
""".split()

SCREENS = "List Detail Editor Picker Overview Settings Wizard Form".split()

ADJECTIVES = """
active archived available cancelled closed current draft empty expired failed final hidden late
local manual new old open paid partial pending planned private recent remote shared shipped short
silent sorted urgent valid visible
""".split()

NOUNS = """
address amount balance batch branch budget caption category channel chapter code colour column
comment count country currency customer date day deadline detail discount draft duration entry
estimate factor fee field folder group height hint hour interval invoice item label level limit
line list message method minimum month name note number offer offset option order owner package
page part payment percent period place plan position price product profile quantity range rate
reason record region request result review role route row rule sample score section sender size
slot source stage stock store string sum summary table tag target task tax text ticket title token
total type unit value version volume warning week weight width window worker year zone
""".split()

VERBS = """
accept add adjust apply archive assign balance book cancel change check clear close collect compare
complete confirm copy count create delete deliver discard draw edit estimate export filter finish
format gather group hide import insert keep limit load lock mark match measure merge move notify
open order pack parse pay pick plan prepare print publish read refresh refund reject release remove
rename reorder replace report reserve reset restore retry return review round save schedule select
send settle share ship show shorten skip sort split start stop store submit suggest summarize swap
sync tidy track transfer trim undo unlock unpack update validate verify weigh
""".split()

SENTENCES = """
The server sends this more than once, so the last one wins.
Older versions kept the amount in cents.
Nothing is shown while the first page loads.
The order matters: totals come before discounts.
Customers may leave this empty.
Rounded late, because sums of rounded numbers drift.
A second tap while this runs changes nothing.
The date is that of the shop, not of the device.
Both lists have the same order here.
This is called for each row, so it stays cheap.
Kept for shops that still have the old tariff.
Without a connection the last known state stays.
""".strip().split("\n")

LABELS = """
Nothing here yet
Try again
This shop is closed today
Your changes were saved
The connection was lost
Pick at least one entry
We could not load everything
Delivered this week
Waiting for the courier
Ask the shop about it
""".strip().split("\n")


def capitalised(word):
    return word[0].upper() + word[1:]


def lowered(name):
    return name[0].lower() + name[1:]
