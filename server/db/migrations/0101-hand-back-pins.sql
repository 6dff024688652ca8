-- The PIN with which a user takes back a device that was handed to signers. Only its hash.
alter table users add column pin_hash text;
