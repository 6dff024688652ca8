-- What was agreed stands with the agreement: invoices ask it, not a price that rebates have lowered since. And a rebate that was
-- taken off the price is owed by whoever grants it, as an invoice to them.
alter table transactions add column agreed jsonb;
alter table transactions no force row level security;
alter table project_financing no force row level security;
-- Where the way to pay is still the one that was signed, it says what was taken off.
update transactions t set agreed = jsonb_build_object(
  'price_cents', f.snapshot->'offer'->'price_cents',
  'rebates', coalesce(r.rebates, '[]'::jsonb),
  'to_pay_cents', (f.snapshot->'offer'->>'price_cents')::bigint - coalesce(r.cents, 0))
from project_financing f
  cross join lateral (
    select jsonb_agg(jsonb_build_object('incentive_id', i->'incentive_id', 'name', i->'name', 'amount_cents', i->'amount_cents')) as rebates,
      sum((i->>'amount_cents')::bigint) as cents
    from jsonb_array_elements(f.snapshot->'offer'->'incentives') i
    where i->>'paid' = 'upfront' and f.snapshot->'offer'->>'type' in ('cash', 'loan')
  ) r
where f.company_id = t.company_id and f.project_id = t.project_id
  and f.snapshot->>'basis_hash' = t.basis_hash and f.snapshot->'offer'->>'type' = t.financing_type;
alter table transactions force row level security;
alter table project_financing force row level security;

alter table invoices add column payer text not null default 'homeowner' check (payer in ('homeowner', 'program'));
alter table invoices add column incentive_id uuid check (incentive_id is null or payer = 'program');
create unique index one_invoice_of_a_rebate on invoices (company_id, project_id, incentive_id)
  where incentive_id is not null and status <> 'void';
create index invoices_of_programs on invoices (company_id, due_on) where payer = 'program' and open_cents > 0;

alter domain ledger_account drop constraint ledger_account_check;
alter domain ledger_account add constraint ledger_account_check check (value in ('accounts_receivable_homeowner',
  'accounts_receivable_programs', 'accounts_receivable_lender', 'holdback_receivable', 'cash', 'sales_revenue', 'dealer_fees',
  'customer_deposits', 'write_offs', 'unapplied_cash'));
