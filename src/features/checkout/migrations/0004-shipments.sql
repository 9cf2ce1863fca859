-- What was chosen for each shipment of the cart, as repository.ts shapes it. What was chosen before names no
-- shipment and is chosen again.
alter table checkout.shipping
  add column choices jsonb not null default '[]',
  drop column delivery_method_id,
  drop column agent_id;

-- Orders in each window of a delivery by slot; agent_id is empty for what is brought home.
create table checkout.slot (
  delivery_method_id text not null,
  agent_id text not null,
  -- Its day and the time it begins: 2026-11-27T08:00.
  slot_id text not null,
  taken int not null check (taken >= 0),
  primary key (slot_id, delivery_method_id, agent_id)
);
