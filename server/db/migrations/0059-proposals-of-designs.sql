-- Each design of a project may have its own proposal. A proposal gets an id, which its link names; the one a project has keeps the
-- project's own, so that links which are out go on working. Versions, visits and sends belong to a proposal.
alter table proposals no force row level security;
alter table project_designs no force row level security;
alter table proposals add column id uuid;
alter table proposals add column design_id uuid;
update proposals set id = project_id, design_id = coalesce(
  (select d.id from project_designs d
    where d.company_id = proposals.company_id and d.project_id = proposals.project_id and d.chosen), project_id);
alter table proposals alter column id set not null;
alter table proposals alter column design_id set not null;
alter table proposals force row level security;
alter table project_designs force row level security;

alter table proposal_versions drop constraint proposal_versions_company_id_project_id_fkey;
alter table proposal_visits drop constraint proposal_visits_company_id_project_id_fkey;
alter table proposal_sends drop constraint proposal_sends_company_id_project_id_fkey;
alter table proposals drop constraint proposals_pkey;
alter table proposals add primary key (company_id, id);
create unique index proposals_of_design on proposals (company_id, project_id, design_id);

alter table proposal_versions rename column project_id to proposal_id;
alter table proposal_versions add foreign key (company_id, proposal_id) references proposals;

do $$
declare told text;
begin
  foreach told in array array['proposal_visits', 'proposal_sends'] loop
    execute format('alter table %I no force row level security', told);
    execute format('alter table %I add column proposal_id uuid', told);
    execute format('update %I set proposal_id = project_id', told);
    execute format('alter table %I alter column proposal_id set not null', told);
    execute format('alter table %I add foreign key (company_id, proposal_id) references proposals', told);
    execute format('alter table %I add foreign key (company_id, project_id) references projects', told);
    execute format('create index %I on %I (company_id, proposal_id, id desc)', told || '_of_one', told);
    execute format('alter table %I force row level security', told);
  end loop;
end $$;

-- A household accepts one of them.
create unique index proposals_accepted on proposals (company_id, project_id) where accepted is not null;
-- A draft goes with the design that is removed.
grant delete on proposals to sunquill_app;

-- Of several proposals the accepted one counts.
create or replace function deal_of(project projects, out stage text, out since timestamptz) language plpgsql stable as $$
declare
  signed_at timestamptz;
  out_at timestamptz;
  ended_at timestamptz;
  accepted_at timestamptz;
  asked_at timestamptz;
begin
  if project.merged_into is not null then return; end if;
  stage := case project.status when 'approved' then 'approved' when 'paid_by_cash' then 'approved'
    when 'installation_completed' then 'installed' when 'funded' then 'funded' end;
  if stage is not null then since := project.status_since; return; end if;
  if project.status not in ('draft', 'new', 'active', 'submitted') then return; end if;
  select max(coalesce(a.submitted_at, a.created_at)) into asked_at from lender_applications a
    where a.company_id = project.company_id and a.project_id = project.id and a.status not in ('draft', 'shared', 'canceled');
  if project.status = 'submitted' and asked_at is not null then
    stage := 'at_lender'; since := greatest(project.status_since, asked_at); return;
  end if;
  select min(coalesce(t.completed_at, t.created_at)) filter (where t.status = 'signed'),
      max(t.created_at) filter (where t.status = 'sent'), max(t.ended_at)
    into signed_at, out_at, ended_at
    from transactions t where t.company_id = project.company_id and t.project_id = project.id;
  select (p.accepted ->> 'at')::timestamptz into accepted_at
    from proposals p where p.company_id = project.company_id and p.project_id = project.id and p.accepted is not null;
  if signed_at is not null then stage := 'signed'; since := signed_at;
  elsif out_at is not null then stage := 'agreement_out'; since := out_at;
  -- An agreement that came back unsigned leaves it where it was, from that day on.
  elsif accepted_at is not null then stage := 'accepted'; since := greatest(accepted_at, ended_at);
  elsif project.status = 'submitted' then stage := 'at_lender'; since := project.status_since;
  end if;
end $$;
