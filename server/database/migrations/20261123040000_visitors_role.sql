-- The role is a setting of the session. A pooler between this server and the
-- database may hand a statement to another session, whose role is the owner's.
-- Every insert of a lead therefore asks this first.
create function server.runs_as_visitor() returns boolean
language plpgsql stable
as $$
begin
  if current_user <> 'anon' then
    raise exception 'a lead was to be inserted as another role than anon' using errcode = '0P000';
  end if;
  return true;
end
$$;

comment on function server.runs_as_visitor() is 'Fails with invalid_role_specification unless the role is anon.';

grant execute on function server.runs_as_visitor() to anon;
