-- Stores are documents of the content space; their stock stays.
alter table stores.stock drop constraint stock_store_code_fkey;

drop table stores.store;
