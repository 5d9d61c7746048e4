-- Who sent a lead, as far as anyone can tell: two leads whose keys overlap are the same
-- person's. An email address decides. A phone number counts if it is a possible one: people
-- who do not want to be called type 1234567890, and so do strangers.
create function server.person_keys(email text, phone text) returns text[]
language sql immutable parallel safe
as $$
  select case
    when length(digits) < 8 or digits ~ '^(.)\1*$'
      or position(digits in '01234567890123456789') > 0 or position(digits in '98765432109876543210') > 0
      then array[lower(email)]
    else array[lower(email), digits]
  end
  from regexp_replace(phone, '\D', '', 'g') as digits
$$;

comment on function server.person_keys(text, text) is 'The email address and, if it is a possible one, the phone number that a person is known by.';

revoke all on function server.person_keys(text, text) from public;
