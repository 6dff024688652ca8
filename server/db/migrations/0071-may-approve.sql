-- Companies that are here already: who sets the limits of the roles, and who approves what is beyond them.
alter table roles no force row level security;
update roles set permissions = array_append(permissions, 'guardrails.approve')
  where is_system and name in ('Owner', 'Admin', 'Sales Manager') and not 'guardrails.approve' = any (permissions);
update roles set permissions = array_append(permissions, 'guardrails.edit')
  where is_system and name in ('Owner', 'Admin') and not 'guardrails.edit' = any (permissions);
alter table roles force row level security;
