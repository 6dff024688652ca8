-- Who of a company must have a second step, from when and with how much time. Null: nobody.
alter table companies add column second_step jsonb;

-- A session that began at the company's identity provider: whether that asked for both steps. Null: it began here.
alter table sessions add column provider_steps boolean;

-- With every request it is looked up whether a session's user has a second step, before its company is entered.
create policy door on authenticators for select to sunquill_door using (true);
grant select (company_id, user_id, confirmed_at) on authenticators to sunquill_door;

-- A sign-in that waited for its second step goes once it is finished, and one that was given up with the next.
alter policy sample_only on links using (kind = 'second_step' or entity_id in (
  select r.id from proposals r join projects p on p.company_id = r.company_id and p.id = r.project_id where p.is_sample
  union all
  select r.id from simulation_reports r join projects p on p.company_id = r.company_id and p.id = r.project_id where p.is_sample));
