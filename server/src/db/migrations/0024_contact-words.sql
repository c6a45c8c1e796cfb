-- What is kept of contacts in the words of the code: the wire's end at the contract (ADR 0030).
UPDATE "contact" SET "joint_names" = (
  SELECT jsonb_agg(jsonb_build_object(
    'last', joint.name -> 'name_last',
    'first', joint.name -> 'name_first',
    'honorific', joint.name -> 'honorific'
  ) ORDER BY joint.position)
  FROM jsonb_array_elements("joint_names") WITH ORDINALITY AS joint(name, position)
) WHERE "joint_names" #> '{0,name_last}' IS NOT NULL;--> statement-breakpoint
UPDATE "address_request" SET "proposal" = jsonb_build_object(
  'zip', "proposal" -> 'zip',
  'state', "proposal" -> 'state',
  'address1', "proposal" -> 'address1',
  'address2', "proposal" -> 'address2',
  'name', jsonb_build_object(
    'last', "proposal" -> 'name_last',
    'first', "proposal" -> 'name_first',
    'honorific', "proposal" -> 'honorific'
  ),
  'kanaLast', "proposal" -> 'kana_last',
  'kanaFirst', "proposal" -> 'kana_first',
  'jointNames', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'last', joint.name -> 'name_last',
      'first', joint.name -> 'name_first',
      'honorific', joint.name -> 'honorific'
    ) ORDER BY joint.position), '[]')
    FROM jsonb_array_elements("proposal" -> 'joint_names') WITH ORDINALITY AS joint(name, position)
  )
) WHERE "proposal" -> 'name_last' IS NOT NULL;
