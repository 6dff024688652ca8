-- Every account booked so far is one of the list.
alter domain ledger_account validate constraint ledger_account_check;
