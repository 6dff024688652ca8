// The chart of accounts, the same for every company, and why an entry is booked. Pure: the browser names them by it.
import { sum } from '#machines/lib/numbers.ts'
import { words } from './words.ts'

/** The side on which each account grows: what the company has and spends by debits, what it owes and earns by credits. */
export const ACCOUNTS = {
  accounts_receivable_homeowner: 'debit',
  accounts_receivable_programs: 'debit',
  accounts_receivable_lender: 'debit',
  holdback_receivable: 'debit',
  /** What homeowners owe on loans the company gives itself. */
  loans_receivable: 'debit',
  cash: 'debit',
  sales_revenue: 'credit',
  interest_income: 'credit',
  dealer_fees: 'debit',
  customer_deposits: 'credit',
  write_offs: 'debit',
  unapplied_cash: 'credit',
} as const satisfies Record<string, 'debit' | 'credit'>

export type Account = keyof typeof ACCOUNTS

export const accountName = (account: Account): string => words.account[account]

/** Who is invoiced: the homeowner, or the payer of a rebate that was taken off the price. */
export type Payer = 'homeowner' | 'program'
const RECEIVABLE = {
  homeowner: 'accounts_receivable_homeowner',
  program: 'accounts_receivable_programs',
} as const satisfies Record<Payer, Account>
/** The account of an invoice's open amount. */
export const receivableOf = ({ payer }: { payer: Payer }) => RECEIVABLE[payer]
export const RECEIVABLES_OF_INVOICES: readonly Account[] = Object.values(RECEIVABLE)

/** Accounts of homeowners first; the rest are about lenders' payouts. */
export type EntryKind =
  | 'invoice'
  | 'payment'
  | 'application'
  | 'credit_note'
  | 'refund'
  | 'write_off'
  | 'revenue'
  | 'reversal'
  | 'loan'
  | 'lender_receivable'
  | 'remittance'
  | 'holdback'
  | 'clawback'
  | 'adjustment'

/** The subject of an entry: an invoice, or a part of a lender's payment. */
type Claim = { invoice_id: string | null; receivable_id: string | null }
/** One side of an entry, as a bookkeeper writes it. */
export type Side = { account: Account } & Partial<Claim> &
  ({ debit_cents: number; credit_cents?: never } | { credit_cents: number; debit_cents?: never })
/** As it is stored: cents moved from the account credited to the account debited. */
export type Transfer = { debit: Account; credit: Account; cents: number } & Claim

/**
 * Debits and credits as transfers that add up to them, in the order given. RangeError where they do not balance, where an
 * amount is no positive whole number of cents, or where an account would be moved to itself.
 */
export function transfersOf(sides: readonly Side[]): Transfer[] {
  const debits = sides.filter(side => side.debit_cents !== undefined).map(side => piece(side, side.debit_cents))
  const credits = sides.filter(side => side.credit_cents !== undefined).map(side => piece(side, side.credit_cents))
  const [debited, credited] = [leftOf(debits), leftOf(credits)]
  if (debited !== credited || debited === 0)
    throw new RangeError(`An entry must balance: ${debited} cents debited, ${credited} credited`)
  const transfers: Transfer[] = []
  while (debits[0] && credits[0]) {
    const [debit, credit] = [debits[0], credits[0]]
    const cents = Math.min(debit.left, credit.left)
    if (debit.account === credit.account) throw new RangeError(`${debit.account} cannot be moved to itself`)
    transfers.push({
      debit: debit.account,
      credit: credit.account,
      cents,
      // A claim belongs to its receivable; the other side of the entry inherits it.
      invoice_id: debit.invoice_id ?? credit.invoice_id,
      receivable_id: debit.receivable_id ?? credit.receivable_id,
    })
    debit.left -= cents
    credit.left -= cents
    if (debit.left === 0) debits.shift()
    if (credit.left === 0) credits.shift()
  }
  return transfers
}

function piece({ account, invoice_id = null, receivable_id = null }: Side, cents = 0) {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`Not an amount to book: ${cents}`)
  return { account, invoice_id, receivable_id, left: cents }
}

const leftOf = (pieces: readonly { left: number }[]) => sum(pieces.map(({ left }) => left))
