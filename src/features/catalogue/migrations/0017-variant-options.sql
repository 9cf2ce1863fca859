-- Material and pattern that distinguish variants of one colour and size, in all languages; null: none.
alter table catalogue.variant add column options jsonb;
