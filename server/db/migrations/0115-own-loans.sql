-- Loans a company gives itself: what homeowners owe on them, and the interest they pay. Until here they were booked as owed by a lender.
alter domain ledger_account drop constraint ledger_account_check;
alter domain ledger_account add constraint ledger_account_check check (value in ('accounts_receivable_homeowner',
  'accounts_receivable_programs', 'accounts_receivable_lender', 'holdback_receivable', 'loans_receivable', 'cash', 'sales_revenue',
  'interest_income', 'dealer_fees', 'customer_deposits', 'write_offs', 'unapplied_cash')) not valid;
