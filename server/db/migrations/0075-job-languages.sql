-- A job is read by people of both languages.
alter table jobs add column name_es text, add column sentence_es text;
