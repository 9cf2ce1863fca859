-- An order may have several deliveries; in those of before, one brings every line.
update orders.placed set facts = (facts - 'delivery') || jsonb_build_object(
  'deliveries', jsonb_build_array(
    (facts -> 'delivery') || jsonb_build_object(
      'lines', (
        select coalesce(jsonb_agg(place - 1 order by place), '[]')
        from jsonb_array_elements(facts -> 'lines') with ordinality as line (facts, place)
      ),
      'deliveryMethodId', null,
      'slot', null
    )
  )
);
