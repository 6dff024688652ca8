-- By what a database knows the secret it was set up with: a digest that nothing can be told from. No tenant, and neither the door
-- nor what looks for work, may read it.
create table secret_mark (
  id integer primary key check (id = 1),
  fingerprint text not null,
  since timestamptz not null
);
