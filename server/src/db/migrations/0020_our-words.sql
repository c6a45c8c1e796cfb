-- Addresses of books in the words of the code: the wire's end at the contract (ADR 0030).
UPDATE "book_item" SET "address" = jsonb_build_object(
  'code', coalesce("address" ->> 'code', ''),
  'zip', "address" -> 'zip',
  'state', "address" -> 'state',
  'address1', "address" -> 'address1',
  'address2', "address" -> 'address2',
  'name', jsonb_build_object(
    'last', "address" #> '{name,name_last}',
    'first', "address" #> '{name,name_first}',
    'honorific', "address" #> '{name,honorific}'
  ),
  'jointNames', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'last', joint.name -> 'name_last',
      'first', joint.name -> 'name_first',
      'honorific', joint.name -> 'honorific'
    ) ORDER BY joint.place), '[]')
    FROM jsonb_array_elements("address" -> 'jointNames') WITH ORDINALITY AS joint(name, place)
  ),
  'comment1', CASE
    WHEN "address" ->> 'comment1' ~ '\S' OR "address" ->> 'comment2' ~ '\S' THEN "address" ->> 'comment1'
    ELSE coalesce("address" ->> 'comment', '')
  END,
  'comment2', "address" -> 'comment2',
  'addContact', coalesce("address" -> 'addContact', 'false')
) WHERE "address" #> '{name,name_last}' IS NOT NULL;
