-- A company chooses what its project numbers begin with. A number once given stands on agreements, so each project keeps
-- the beginning it got.
alter table projects add column number_prefix text not null default 'P-';
