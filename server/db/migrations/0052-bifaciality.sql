-- Power from a panel's rear over power from its front; null where it is not known.
alter table panels add column bifaciality double precision check (bifaciality between 0 and 1);
