-- Words as the owner's search compares them: in lower case and without accents, so that
-- "conceicao" finds "Conceição". Only text with other letters than ASCII goes through
-- unaccent, which takes three times as long.
create extension if not exists unaccent with schema server;

-- Supabase and other providers may have the extension already, in a schema of their own.
do $$
declare
  place regnamespace := (select extnamespace from pg_catalog.pg_extension where extname = 'unaccent');
begin
  execute format(
    'create function server.plain(words text) returns text language sql stable parallel safe as %L',
    format(
      'select lower(case when octet_length(words) = char_length(words) then words else %s.unaccent(words) end)',
      place
    )
  );
end
$$;

comment on function server.plain(text) is 'Text in lower case and without accents.';

revoke all on function server.plain(text) from public;
