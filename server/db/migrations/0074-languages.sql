-- The language a person reads Sunquill in; without one it is their browser's.
alter table users add column language text check (language in ('en', 'es'));
-- What happened is told to people of both languages.
alter table notifications add column sentence_es text, add column detail_es text;
