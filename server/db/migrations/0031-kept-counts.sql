-- What invoices come to and how many models each maker has, kept as project_sums of 0029 are: a change only adds a row, so that
-- nobody waits for anybody, and db/fold-sums.ts folds them every minute.

create table invoice_sums (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  status text not null,
  milestone text,
  -- Null of drafts.
  due_on date,
  is_open boolean not null,
  count bigint not null,
  total_cents bigint not null,
  open_cents bigint not null,
  folded boolean not null default false,
  primary key (company_id, id)
);
create index invoice_sums_by_day on invoice_sums (company_id, is_open, due_on) include (status, milestone, count, total_cents, open_cents);
create index invoice_sums_to_fold on invoice_sums (company_id) where not folded;

create table maker_counts (
  company_id integer not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('panels', 'inverters', 'storage')),
  manufacturer text collate "C" not null,
  active boolean not null,
  count bigint not null,
  folded boolean not null default false,
  primary key (company_id, id)
);
create index maker_counts_by_name on maker_counts (company_id, kind, manufacturer) include (active, count);
create index maker_counts_to_fold on maker_counts (company_id) where not folded;

do $$
declare kept text;
begin
  foreach kept in array array['invoice_sums', 'maker_counts'] loop
    execute format('alter table %I enable row level security', kept);
    execute format('alter table %I force row level security', kept);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, kept);
    execute format('grant select, insert, delete on %I to sunquill_app', kept);
    -- In which companies there is something to fold.
    execute format('create policy door on %I for select to sunquill_door using (true)', kept);
    execute format('grant select (company_id, folded) on %I to sunquill_door', kept);
  end loop;
end $$;

create function add_invoice_sums() returns trigger language plpgsql as $$
begin
  insert into invoice_sums (company_id, status, milestone, due_on, is_open, count, total_cents, open_cents)
    select company_id, status, milestone, due_on, open_cents > 0, count(*), sum(total_cents), sum(open_cents)
    from rows_made group by 1, 2, 3, 4, 5;
  return null;
end $$;
create function take_invoice_sums() returns trigger language plpgsql as $$
begin
  insert into invoice_sums (company_id, status, milestone, due_on, is_open, count, total_cents, open_cents)
    select company_id, status, milestone, due_on, open_cents > 0, -count(*), -sum(total_cents), -sum(open_cents)
    from rows_gone group by 1, 2, 3, 4, 5;
  return null;
end $$;
create function move_invoice_sums() returns trigger language plpgsql as $$
begin
  insert into invoice_sums (company_id, status, milestone, due_on, is_open, count, total_cents, open_cents) values
    (old.company_id, old.status, old.milestone, old.due_on, old.open_cents > 0, -1, -old.total_cents, -old.open_cents),
    (new.company_id, new.status, new.milestone, new.due_on, new.open_cents > 0, 1, new.total_cents, new.open_cents);
  return null;
end $$;
create trigger add_sums after insert on invoices referencing new table as rows_made
  for each statement execute function add_invoice_sums();
create trigger take_sums after delete on invoices referencing old table as rows_gone
  for each statement execute function take_invoice_sums();
create trigger move_sums after update on invoices for each row
  when ((old.status, old.milestone, old.due_on, old.total_cents, old.open_cents)
    is distinct from (new.status, new.milestone, new.due_on, new.total_cents, new.open_cents))
  execute function move_invoice_sums();

-- By statement, for a list brings its models by the thousand.
create function add_makers() returns trigger language plpgsql as $$
begin
  insert into maker_counts (company_id, kind, manufacturer, active, count)
    select company_id, tg_table_name, manufacturer, active, count(*) from rows_made group by 1, 2, 3, 4;
  return null;
end $$;
create function take_makers() returns trigger language plpgsql as $$
begin
  insert into maker_counts (company_id, kind, manufacturer, active, count)
    select company_id, tg_table_name, manufacturer, active, -count(*) from rows_gone group by 1, 2, 3, 4;
  return null;
end $$;
create function move_makers() returns trigger language plpgsql as $$
begin
  insert into maker_counts (company_id, kind, manufacturer, active, count)
    select company_id, tg_table_name, manufacturer, active, sum(sign)
    from (select company_id, manufacturer, active, 1 as sign from rows_made
      union all select company_id, manufacturer, active, -1 from rows_gone) as moved
    group by 1, 2, 3, 4 having sum(sign) <> 0;
  return null;
end $$;

create function count_invoices_anew(company integer) returns void language sql as $$
  delete from invoice_sums where company_id = company;
  insert into invoice_sums (company_id, status, milestone, due_on, is_open, count, total_cents, open_cents, folded)
    select company_id, status, milestone, due_on, open_cents > 0, count(*), sum(total_cents), sum(open_cents), true
    from invoices where company_id = company group by 1, 2, 3, 4, 5;
$$;
create function count_makers_anew(company integer) returns void language sql as $$
  delete from maker_counts where company_id = company;
  insert into maker_counts (company_id, kind, manufacturer, active, count, folded)
    select company_id, kind, manufacturer, active, count(*), true
    from (select company_id, 'panels' as kind, manufacturer, active from panels where company_id = company
      union all select company_id, 'inverters', manufacturer, active from inverters where company_id = company
      union all select company_id, 'storage', manufacturer, active from storage where company_id = company) as models
    group by 1, 2, 3, 4;
$$;

do $$
declare
  counted text;
  company integer;
begin
  foreach counted in array array['panels', 'inverters', 'storage'] loop
    execute format('create trigger add_makers after insert on %I referencing new table as rows_made
      for each statement execute function add_makers()', counted);
    execute format('create trigger take_makers after delete on %I referencing old table as rows_gone
      for each statement execute function take_makers()', counted);
    execute format('create trigger move_makers after update on %I referencing new table as rows_made old table as rows_gone
      for each statement execute function move_makers()', counted);
  end loop;
  foreach counted in array array['companies', 'invoices', 'panels', 'inverters', 'storage', 'invoice_sums', 'maker_counts'] loop
    execute format('alter table %I no force row level security', counted);
  end loop;
  for company in select company_id from companies loop
    perform count_invoices_anew(company);
    perform count_makers_anew(company);
  end loop;
  foreach counted in array array['companies', 'invoices', 'panels', 'inverters', 'storage', 'invoice_sums', 'maker_counts'] loop
    execute format('alter table %I force row level security', counted);
  end loop;
end $$;

-- What is expected of invoices past their day comes today, in the order of ids.
create index invoices_open_by_id on invoices (company_id, id) include (due_on) where open_cents > 0;
