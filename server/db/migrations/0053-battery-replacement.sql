-- What replacing a battery will cost a homeowner and in which year; null where savings do not count it.
alter table storage
  add column replacement_usd double precision,
  add column replacement_year integer,
  add constraint storage_replacement_whole check ((replacement_usd is null) = (replacement_year is null));
