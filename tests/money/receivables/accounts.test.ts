import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ACCOUNTS, type Account, type Side, transfersOf } from '#machines/money/receivables/accounts.ts'

const accounts = Object.keys(ACCOUNTS).filter((name): name is Account => Object.hasOwn(ACCOUNTS, name))
const receivable: Account = 'accounts_receivable_homeowner'
const cash: Account = 'cash'

/** Debits on some accounts and credits of the same sum on the others. */
const balanced = fc
  .tuple(
    fc.shuffledSubarray(accounts, { minLength: 2 }),
    fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 5 }),
    fc.nat(),
    fc.nat(),
  )
  .map(([picked, amounts, cut, at]): Side[] => {
    const half = 1 + (cut % (picked.length - 1))
    const [debited, credited] = [picked.slice(0, half), picked.slice(half)]
    const total = amounts.reduce((all, one) => all + one, 0)
    const first = 1 + (at % total)
    const parts = first === total ? [total] : [first, total - first]
    return [
      ...amounts.map((debit_cents, i) => ({ account: debited[i % debited.length] ?? cash, debit_cents })),
      ...parts.map((credit_cents, i) => ({ account: credited[i % credited.length] ?? cash, credit_cents })),
    ]
  })

const total = (sides: readonly Side[], account: Account) =>
  sides.reduce(
    (all, side) => all + (side.account === account ? (side.debit_cents ?? 0) - (side.credit_cents ?? 0) : 0),
    0,
  )

it('transfers add up to the debits and credits they were made of, account by account', () => {
  fc.assert(
    fc.property(balanced, sides => {
      const transfers = transfersOf(sides)
      for (const account of accounts) {
        const moved = transfers.reduce(
          (all, { debit, credit, cents }) => all + (debit === account ? cents : 0) - (credit === account ? cents : 0),
          0,
        )
        expect(moved).toBe(total(sides, account))
      }
      expect(transfers.every(({ cents, debit, credit }) => cents > 0 && debit !== credit)).toBe(true)
    }),
  )
})

it.each<[string, Side[]]>([
  ['nothing', []],
  ['one side', [{ account: cash, debit_cents: 100 }]],
  [
    'sides that differ by a cent',
    [
      { account: cash, debit_cents: 100 },
      { account: receivable, credit_cents: 99 },
    ],
  ],
  [
    'half a cent',
    [
      { account: cash, debit_cents: 0.5 },
      { account: receivable, credit_cents: 0.5 },
    ],
  ],
  [
    'less than nothing',
    [
      { account: cash, debit_cents: -100 },
      { account: receivable, credit_cents: -100 },
    ],
  ],
  [
    'an account into itself',
    [
      { account: cash, debit_cents: 100 },
      { account: cash, credit_cents: 100 },
    ],
  ],
])('books no entry of %s', (_, sides) => {
  expect(() => transfersOf(sides)).toThrow(RangeError)
})

it('an invoice goes with its own side of an entry', () => {
  const moved = transfersOf([
    { account: cash, debit_cents: 150 },
    { account: receivable, credit_cents: 100, invoice_id: 'a', receivable_id: null },
    { account: 'unapplied_cash', credit_cents: 50 },
  ])
  expect(moved).toEqual([
    { debit: cash, credit: receivable, cents: 100, invoice_id: 'a', receivable_id: null },
    { debit: cash, credit: 'unapplied_cash', cents: 50, invoice_id: null, receivable_id: null },
  ])
})
