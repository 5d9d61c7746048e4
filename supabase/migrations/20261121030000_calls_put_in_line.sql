-- A function with a setting of its own is called as it stands, and the setting is
-- saved and restored around each call: nine times a row. Without one PostgreSQL
-- puts its expression in the place of the call. The trigger that calls both has
-- an empty search_path already.
alter function public.lead_trim(text) reset search_path;
alter function public.lead_score(text, text, text, text, text) reset search_path;
