-- An entry of the books is read by people of both languages.
alter table ledger_entries add column memo_es text;
